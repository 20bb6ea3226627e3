"""Runs within Blender: renders one shot to EXR files, and prints where its things are seen.

The shot is JSON after `--`: scene, color, mark, border (left, top, right, bottom as fractions, or
null), size, samples (0 renders nothing), threads, folder and name of the result.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

import card  # noqa: E402
from camera import seen  # noqa: E402
from scenes import SCENES  # noqa: E402

PASSES = {"light": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def main(shot):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _prepare(shot)
    things = SCENES[shot["scene"]](shot["color"], shot["mark"])
    placed = things["card"]
    cards = [name for name in ("card", "below") if name in things]
    facts = {
        "corners": {name: seen(things[name], card.corners()) for name in cards},
        "outline": seen(placed, card.outline()),
        "marks": {mark: seen(placed, card.around_mark(mark)) for mark in ("ltr", "rtl")},
    }
    if "screen" in things:
        facts["corners"]["screen"] = seen(*things["screen"])
    print("FACTS", json.dumps(facts))
    if shot["samples"]:
        bpy.ops.render.render()


def _prepare(shot):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", shot["threads"]
    scene.render.resolution_x = scene.render.resolution_y = shot["size"]
    scene.render.film_transparent = False
    cycles = scene.cycles
    cycles.samples, cycles.adaptive_threshold, cycles.seed = shot["samples"], 0.022, 7
    cycles.use_adaptive_sampling, cycles.use_denoising = True, False
    cycles.max_bounces, cycles.sample_clamp_indirect = 4, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    if shot["border"]:
        left, top, right, bottom = shot["border"]
        scene.render.use_border = True
        scene.render.border_min_x, scene.render.border_max_x = left, right
        scene.render.border_min_y, scene.render.border_max_y = 1 - bottom, 1 - top
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    _write_passes(scene, shot)


def _write_passes(scene, shot):
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    output = nodes.new("CompositorNodeOutputFile")
    output.base_path = shot["folder"]
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "16"
    output.file_slots.clear()
    for name, source in PASSES.items():
        output.file_slots.new(f"{shot['name']}-{name}-")
        scene.node_tree.links.new(layers.outputs[source], output.inputs[-1])
    scene.frame_current = 1


main(json.loads(sys.argv[sys.argv.index("--") + 1]))
