"""The card as a solid: 85.60 x 53.98 x 0.80 mm, rounded edges and an embossed mark.

One unit is 10 mm. The origin is the middle of the card's lower side, and its face looks up.
"""

import math

import bpy
import numpy as np

WIDTH, HEIGHT, THICKNESS = 8.56, 5.398, 0.08
RADIUS, ROUNDING = 0.318, 0.011
# The mark of app/card/card-geometry.ts, in the drawing's tenths of a millimetre.
MARK_CENTRE, MARK_RADII, MARK_ANGLE, MARK_STROKE = (566, 269.9), (62, 112, 162, 212), 36, 17
MARK_DEPTH, MARK_WALL = 0.018, 0.024
FINE, COARSE = 0.009, 0.7
# Where the mark is on the face, from the middle.
MARK_X, MARK_Y = (1.55, 3.65), 1.4


def corners():
    """The corner points of the face: top left, top right, bottom right, bottom left."""
    x, y = WIDTH / 2, HEIGHT / 2
    return [(-x, y, THICKNESS), (x, y, THICKNESS), (x, -y, THICKNESS), (-x, -y, THICKNESS)]


def outline():
    """The outline of the face and of the lower side, as points."""
    return [(x, y, z) for z in (THICKNESS, 0) for x, y in _outline(0)]


def around_mark(mark):
    """The corners of the mark's surroundings on the face."""
    near, far = MARK_X
    left, right = (-far, -near) if mark == "rtl" else (near, far)
    return [(x, y, THICKNESS) for x in (left, right) for y in (-MARK_Y, MARK_Y)]


def _distance_to_mark(u, v):
    """From points of the drawing to the middle of the nearest stroke, in tenths of a millimetre."""
    x, y = u - MARK_CENTRE[0], v - MARK_CENTRE[1]
    limit = math.radians(MARK_ANGLE)
    angle = np.arctan2(y, x)
    nearest = np.full(u.shape, np.inf)
    for radius in MARK_RADII:
        ends = [
            np.hypot(x - radius * math.cos(end), y - radius * math.sin(end))
            for end in (-limit, limit)
        ]
        on_arc = np.where(np.abs(angle) <= limit, np.abs(np.hypot(x, y) - radius), np.inf)
        nearest = np.minimum(nearest, np.minimum(on_arc, np.minimum(*ends)))
    return nearest


def _pressed(x, y, mark):
    """Which points of the card are in the mark: 1 on its floor, less on its walls, 0 outside."""
    u = (x + WIDTH / 2) * 100
    u = WIDTH * 100 - u if mark == "rtl" else u
    outside = (_distance_to_mark(u, (HEIGHT / 2 - y) * 100) - MARK_STROKE / 2) / 100
    step = np.clip((outside + MARK_WALL) / MARK_WALL, 0, 1)
    return 1 - step * step * (3 - 2 * step)


def _lines(start, end, fine_from, fine_to):
    fine = np.arange(fine_from, fine_to, FINE)
    before = np.linspace(start, fine_from, max(2, int((fine_from - start) / COARSE)))[:-1]
    after = np.linspace(fine[-1], end, max(2, int((end - fine[-1]) / COARSE)))[1:]
    return np.concatenate([before, fine, after])


def _face(mark):
    """The flat part of the face inside the rounded corners, as a grid that is fine at the mark."""
    half_x, half_y = WIDTH / 2 - RADIUS, HEIGHT / 2 - RADIUS
    fine = sorted(-x if mark == "rtl" else x for x in MARK_X)
    xs, ys = _lines(-half_x, half_x, *fine), _lines(-half_y, half_y, -MARK_Y, MARK_Y)
    x, y = np.meshgrid(xs, ys, indexing="ij")
    pressed = _pressed(x, y, mark)
    points = np.stack([x, y, THICKNESS - MARK_DEPTH * pressed], axis=-1).reshape(-1, 3)
    columns = len(ys)
    at = (np.arange(len(xs) - 1)[:, None] * columns + np.arange(columns - 1)).reshape(-1)
    return xs, ys, points, pressed.reshape(-1), np.stack([at, at + columns, at + columns + 1, at + 1], axis=1)


def _outline(inset, steps=16):
    """The rounded outline, counter-clockwise, starting at the right end of the lower side."""
    points = []
    for index, (sx, sy) in enumerate([(1, -1), (1, 1), (-1, 1), (-1, -1)]):
        for step in range(steps + 1):
            angle = math.radians(90 * (index - 1) + 90 * step / steps)
            points.append(
                (
                    sx * (WIDTH / 2 - RADIUS) + (RADIUS - inset) * math.cos(angle),
                    sy * (HEIGHT / 2 - RADIUS) + (RADIUS - inset) * math.sin(angle),
                )
            )
    return points


def _rings():
    """Insets and heights of the outlines from the face over the edge to the lower side."""
    quarter = [math.radians(90 * step / 5) for step in range(6)]
    arc = [(ROUNDING * (1 - math.sin(a)), ROUNDING * (1 - math.cos(a))) for a in quarter]
    return [(i, THICKNESS - d) for i, d in arc] + [(i, d) for i, d in reversed(arc)]


def add_card(name, mark, material):
    """A card with the mark on the side of a layout: `ltr` or `rtl`."""
    xs, ys, points, pressed, quads = _face(mark)
    vertices, faces, smooth = points.tolist(), quads.tolist(), [True] * len(quads)
    rings = []
    for inset, z in _rings():
        rings.append(range(len(vertices), len(vertices) + 4 * 17))
        vertices += [(x, y, z) for x, y in _outline(inset)]
    columns, rows = len(ys), len(xs)
    right, left = (rows - 1) * columns, 0
    top = rings[0]
    # Around the grid: a strip along each side, and a fan at each corner.
    strips = [
        ([right + j for j in range(columns)], top[16], top[17]),
        ([i * columns + columns - 1 for i in reversed(range(rows))], top[33], top[34]),
        ([left + j for j in reversed(range(columns))], top[50], top[51]),
        ([i * columns for i in range(rows)], top[67], top[0]),
    ]
    faces += [[first, last, *reversed(inner)] for inner, first, last in strips]
    pivots = [right, right + columns - 1, columns - 1, 0]
    faces += [[pivot, *top[17 * k : 17 * k + 17]] for k, pivot in enumerate(pivots)]
    for upper, lower in zip(rings, rings[1:]):
        for k in range(68):
            after = (k + 1) % 68
            faces.append([upper[k], lower[k], lower[after], upper[after]])
    faces.append(list(reversed(rings[-1])))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("use_smooth", smooth + [False] * (len(faces) - len(smooth)))
    uv = mesh.uv_layers.new(name="print")
    flat = np.array(vertices)[[loop.vertex_index for loop in mesh.loops], :2]
    uv.data.foreach_set("uv", (flat / (WIDTH, HEIGHT) + 0.5).astype(np.float32).reshape(-1))
    on_floor = mesh.attributes.new("pressed", "FLOAT", "POINT")
    on_floor.data.foreach_set("value", np.pad(pressed, (0, len(vertices) - len(pressed))).astype(np.float32))
    mesh.materials.append(material)
    card = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(card)
    return card
