"""Late morning light through a window: a warm sun, panes that only cast shadows, and a soft sky."""

import math

import bpy
from mathutils import Quaternion, Vector

SUN_ELEVATION, SUN_WIDTH = 42, 3
# How far the window's shadow is blurred.
WINDOW_BLUR = 2.2


def add_light(azimuth=140, panes=11.5, bar=1.5, turn=0, shift=(0, 0), sun=2.8, sky=0.78, width=SUN_WIDTH):
    """The light of a scene; angles in degrees, lengths in units of 10 mm.

    @param panes the distance of the window's bars, @param shift where they begin, @param width of the
    sun: the wider, the softer are the shadows of cards. The window then is nearer, so that its own
    shadow stays as it is.
    """
    a, e = math.radians(azimuth), math.radians(SUN_ELEVATION)
    towards = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    facing = towards.to_track_quat("Z", "Y")
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(width), (1, 0.95, 0.895)
    _place("sun", lamp, towards * 50, facing)
    _add_window(towards * (WINDOW_BLUR / math.tan(math.radians(width))), facing, panes, bar, math.radians(turn), shift)
    _add_sky(sky)


def add_sheen(at, target, size=9, power=260):
    """A soft light that is seen only in reflections."""
    lamp = bpy.data.lights.new("sheen", "AREA")
    lamp.energy, lamp.size, lamp.color = power, size, (1, 0.955, 0.89)
    away = Vector(at) - Vector(target)
    sheen = _place("sheen", lamp, Vector(at), away.to_track_quat("Z", "Y"))
    sheen.visible_camera = sheen.visible_diffuse = sheen.visible_transmission = False


def _place(name, data, location, rotation):
    placed = bpy.data.objects.new(name, data)
    placed.location, placed.rotation_mode, placed.rotation_quaternion = location, "QUATERNION", rotation
    bpy.context.scene.collection.objects.link(placed)
    return placed


def _add_window(centre, facing, panes, bar, turn, shift):
    vertices, faces = [], []
    for axis in (0, 1):
        # Panes are higher than wide.
        distance = panes * (1.5 if axis else 1)
        for index in range(-7, 8):
            middle = index * distance + shift[axis]
            for across, along in ((-bar, -90), (bar, -90), (bar, 90), (-bar, 90)):
                point = [0, 0, 0]
                point[axis], point[1 - axis] = middle + across / 2, along
                vertices.append(point)
            faces.append(range(len(vertices) - 4, len(vertices)))
    mesh = bpy.data.meshes.new("window")
    mesh.from_pydata(vertices, [], [list(face) for face in faces])
    window = _place("window", mesh, centre, facing)
    window.rotation_quaternion = facing @ Quaternion((0, 0, 1), turn)
    window.visible_camera = window.visible_diffuse = window.visible_glossy = False


def _add_sky(strength):
    world = bpy.context.scene.world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    direction = nodes.new("ShaderNodeTexCoord")
    height = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (0.6, 0.55, 0.49, 1)
    ramp.color_ramp.elements[1].color = (0.9, 0.95, 1, 1)
    path = nodes.new("ShaderNodeLightPath")
    less = nodes.new("ShaderNodeMath")
    less.operation = "MULTIPLY_ADD"
    # Half as strong in reflections, so that black stays black.
    less.inputs[1].default_value, less.inputs[2].default_value = -strength / 2, strength
    links.new(direction.outputs["Generated"], height.inputs[0])
    links.new(height.outputs["Z"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Background"].inputs["Color"])
    links.new(path.outputs["Is Glossy Ray"], less.inputs[0])
    links.new(less.outputs[0], nodes["Background"].inputs["Strength"])
