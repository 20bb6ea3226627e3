"""What lies around the card: a phone, a notebook and a pen, in units of 10 mm."""

import math

import bpy
import numpy as np

import card
import materials

# How deep a card lies in its box.
RECESS = 0.13
PHONE = {"width": 7.15, "length": 14.7, "height": 0.78, "radius": 1.12, "bezel": 0.24}


def _outline(width, length, radius, steps=14):
    """A rounded rectangle, counter-clockwise."""
    points = []
    for index, (sx, sy) in enumerate([(1, -1), (1, 1), (-1, 1), (-1, -1)]):
        for step in range(steps + 1):
            angle = math.radians(90 * (index - 1) + 90 * step / steps)
            points.append(
                (
                    sx * (width / 2 - radius) + radius * math.cos(angle),
                    sy * (length / 2 - radius) + radius * math.sin(angle),
                )
            )
    return np.array(points)


def slab(name, width, length, height, radius, rounding, material, base=0.0):
    """A rounded block whose lower side is at `base`; its edges are rounded as well."""
    quarter = [math.radians(90 * step / 6) for step in range(7)]
    arc = [(rounding * (1 - math.sin(a)), rounding * (1 - math.cos(a))) for a in quarter]
    levels = arc + [(inset, height - depth) for inset, depth in reversed(arc)]
    vertices = []
    for inset, z in levels:
        outline = _outline(width - 2 * inset, length - 2 * inset, max(radius - inset, 0.01))
        vertices += [(x, y, base + z) for x, y in outline]
    count = len(vertices) // len(levels)
    faces = _strips(len(levels), count)
    smooth = len(faces)
    faces.append(tuple(reversed(range(count))))
    faces.append(tuple(range((len(levels) - 1) * count, len(levels) * count)))
    return _add(name, vertices, faces, material, smooth)


def frame(name, width, length, height, radius, rounding, wall, material):
    """Four walls in one piece; their upper edges are rounded."""
    quarter = [math.radians(90 * step / 6) for step in range(7)]
    arc = [(rounding * (1 - math.cos(a)), height - rounding * (1 - math.sin(a))) for a in quarter]
    levels = [(0, 0), *arc, *((wall - inset, z) for inset, z in reversed(arc)), (wall, 0)]
    vertices = []
    for inset, z in levels:
        outline = _outline(width - 2 * inset, length - 2 * inset, max(radius - inset, 0.01))
        vertices += [(x, y, z) for x, y in outline]
    faces = _strips(len(levels), len(vertices) // len(levels))
    return _add(name, vertices, faces, material, len(faces))


def _strips(levels, count):
    """The faces between outlines of `count` points, one above the other."""
    return [
        (a + k, a + (k + 1) % count, a + count + (k + 1) % count, a + count + k)
        for a in range(0, (levels - 1) * count, count)
        for k in range(count)
    ]


def _add(name, vertices, faces, material, smooth=0):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    flags = [True] * smooth + [False] * (len(faces) - smooth)
    mesh.polygons.foreach_set("use_smooth", flags)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(30)
    if material:
        mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _flat(name, width, length, radius, z, material):
    outline = _outline(width, length, radius)
    return _add(name, [(x, y, z) for x, y in outline], [tuple(range(len(outline)))], material)


def phone():
    """A phone on its back whose screen is bright and empty. Its parent, and the screen's corners."""
    p = PHONE
    body = slab("phone", p["width"], p["length"], p["height"], p["radius"], 0.2, materials.metal("#aaa39a", 0.32))
    inset = 0.2
    glass = slab(
        "glass", p["width"] - inset, p["length"] - inset, 0.06, p["radius"] - inset / 2, 0.025,
        materials.glass("#050505"), base=p["height"] - 0.045,
    )
    width, length = p["width"] - 2 * p["bezel"], p["length"] - 2 * p["bezel"]
    top = p["height"] + 0.0165
    screen = _flat("screen", width, length, p["radius"] - p["bezel"], top, materials.screen("#fcfaf5"))
    for part in (glass, screen):
        part.parent = body
    x, y = width / 2, length / 2
    return body, [(-x, y, top), (x, y, top), (x, -y, top), (-x, -y, top)]


def notebook():
    """A notebook in brown cloth, A5: both black and white cards stand out from it."""
    cloth, sheets = materials.cloth("#7b573d"), materials.sheets("#e9e2d3")
    lower = slab("cover", 14.8, 21.4, 0.16, 0.35, 0.05, cloth)
    pages = slab("pages", 14.3, 20.8, 1.0, 0.25, 0.03, sheets, base=0.16)
    upper = slab("cover", 14.8, 21.4, 0.16, 0.35, 0.05, cloth, base=1.16)
    for part in (pages, upper):
        part.parent = lower
    return lower, 1.32


def pen():
    """A pen of 138 mm that lies along y; black with copper at its ends."""
    black, copper = materials.lacquer("#161513"), materials.metal("#c47a4c", 0.3)
    profile = [
        (-6.9, 0.0, copper), (-6.9, 0.05, copper), (-6.55, 0.07, copper), (-6.5, 0.14, copper),
        (-5.2, 0.36, copper), (-5.15, 0.41, black), (1.0, 0.44, black), (1.02, 0.47, copper),
        (1.3, 0.47, copper), (1.32, 0.45, black), (6.6, 0.42, black), (6.62, 0.4, copper),
        (6.85, 0.38, copper), (6.9, 0.3, copper), (6.9, 0.0, copper),
    ]  # fmt: skip
    around = 48
    whole = None
    for (y0, r0, material), (y1, r1, _) in zip(profile, profile[1:]):
        angles = [2 * math.pi * k / around for k in range(around)]
        vertices = [(r * math.cos(a), y, r * math.sin(a)) for y, r in ((y0, r0), (y1, r1)) for a in angles]
        faces = [(k, around + k, around + (k + 1) % around, (k + 1) % around) for k in range(around)]
        part = _add("pen", vertices, faces, material, len(faces))
        part.parent, whole = (whole, whole) if whole else (None, part)
    return whole


def open_box():
    """A box in black paper with a bed of pale felt, in which a card has its place.

    Its parent, and the height at which the card lies.
    """
    outside = materials.cloth("#3a3630")
    width, length, height, wall = 11.4, 8.4, 2.2, 0.22
    floor = slab("floor", width, length, 0.2, 0.12, 0.03, outside)
    bed = slab("bed", width - 2 * wall, length - 2 * wall, 1.5, 0.05, 0.04, materials.felt("#d8cfbf"), base=0.2)
    # A little larger than the card, and so deep that the card ends just below the felt; with room for
    # a finger at its lower side.
    deep = 1.7 - RECESS
    _cut(bed, slab("place", card.WIDTH + 0.16, card.HEIGHT + 0.16, 1, card.RADIUS + 0.08, 0.01, None, base=deep))
    _cut(bed, slab("finger", 1.9, 1.9, 1, 0.95, 0.01, None, base=deep - 0.3), (0, -card.HEIGHT / 2 - 0.1))
    walls = frame("walls", width, length, height, 0.14, 0.05, wall, outside)
    logo = _logo(1.3)
    logo.rotation_euler.x = math.pi / 2
    logo.location = (0, -length / 2 - 0.003, height / 2)
    walls.parent = bed.parent = logo.parent = floor
    return floor, deep


def _logo(size):
    """The logo of app/card/card-mark.tsx in copper foil, upright around its middle."""
    vertices, faces = [(7, 8.63), (12.37, 14), (7, 19.37), (1.63, 14)], [(0, 3, 2, 1)]
    for x, radius, half in ((7.27, 10, 42.8), (7.6, 16, 42.5)):
        for step in range(25):
            angle = math.radians(half * (step / 12 - 1))
            if step:
                a = len(vertices)
                faces.append((a - 2, a, a + 1, a - 1))
            for r in (radius - 1.05, radius + 1.05):
                vertices.append((x + r * math.cos(angle), 14 - r * math.sin(angle)))
    points = [((x - 14) / 28 * size, (14 - y) / 28 * size, 0) for x, y in vertices]
    return _add("logo", points, faces, materials.metal("#e0935f", 0.5))


def _cut(thing, cutter, at=(0, 0)):
    """Takes the shape of a cutter away from a thing."""
    cutter.location = (*at, 0)
    cutter.hide_render = True
    cutter.parent = thing
    cut = thing.modifiers.new("cut", "BOOLEAN")
    cut.operation, cut.solver, cut.object = "DIFFERENCE", "EXACT", cutter


def lid():
    """The lid of the box, lying on its top."""
    return slab("lid", 11.9, 8.9, 1.3, 0.15, 0.07, materials.cloth("#3a3630"))
