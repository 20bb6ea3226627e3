"""The scenes. Each puts its things into the empty world.

A scene returns its things that get something laid on them: `card`, `below` (a card that lies partly
under it), both with the card's face, and `screen`: a phone and the corners of its screen.
"""

import math

import bpy
from mathutils import Matrix, Vector

import camera
import card
import light
import materials
import things

PAPER = "#e0d9cc"
# Where cards are near: degrees that the sun is wide.
SOFT = 8


def _ground(material, size=60):
    half = size / 2
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata([(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(material)
    ground = bpy.data.objects.new("ground", mesh)
    bpy.context.scene.collection.objects.link(ground)


def _turn(thing, about_z, lift=0.0, at=(0, 0)):
    thing.rotation_euler = (0, 0, math.radians(about_z))
    thing.location = (*at, lift)
    return thing


def hero(colour, mark):
    """A card on warm paper."""
    _ground(materials.paper(PAPER))
    placed = _turn(card.add_card("card", mark, materials.card(colour)), 4, 0.004)
    light.add_light(azimuth=128, turn=-24, panes=8.5, bar=1.3, shift=(1.2, 6))
    light.add_sheen((-7, 21, 13), (-2, 1, 0), power=110)
    camera.add_camera((-1.6, -13.4, 20.5), (0.05, -0.25, 0), 29, aperture=0.5)
    return {"card": placed}


def desk(colour, mark):
    """A card on a notebook, with a pen beside it, on stone."""
    _ground(materials.stone("#cfc6b7"))
    book, top = things.notebook()
    _turn(book, 8, at=(-5.6, 5.2))
    placed = _turn(card.add_card("card", mark, materials.card(colour)), 5, top + 0.004, (0, 0))
    _turn(things.pen(), -24, 0.45, (7.3, 1.6))
    light.add_light(azimuth=128, turn=-24, panes=8.5, bar=1.25, shift=(7.6, 2))
    light.add_sheen((-7, 21, 14), (-2, 1, 1), power=110)
    camera.add_camera((-1.2, -14.6, 21.5), (0.55, -0.2, top), 29.5, sharp=(0, 0, top), aperture=0.45)
    return {"card": placed}


def tap(colour, mark):
    """A card that lies on a phone's upper corner and on the desk; the phone's screen is bright."""
    _ground(materials.paper(PAPER))
    body, screen = things.phone()
    _turn(body, 6, at=(-3.2, -3.0))
    placed = _turn(card.add_card("card", mark, materials.card(colour)), -7, at=(2.1, 2.3))
    lean = math.radians(7)
    placed.rotation_euler.y = lean
    placed.location.z = card.WIDTH / 2 * math.sin(lean) + 0.004
    light.add_light(azimuth=128, turn=-24, panes=8.5, bar=1.25, shift=(1.2, 5))
    light.add_sheen((-7, 21, 14), (-2, 1, 2), power=110)
    camera.add_camera((-0.9, -14.5, 25), (0.15, -0.75, 0.3), 30.5, sharp=(1.6, 1.6, 0.6), aperture=0.6)
    return {"card": placed, "screen": (body, screen)}


def box(colour, mark):
    """A card in its open box, on stone."""
    _ground(materials.stone("#cfc6b7"))
    opened, bed = things.open_box()
    _turn(opened, 7)
    _turn(things.lid(), 16, at=(-8.6, 8.2))
    placed = _turn(card.add_card("card", mark, materials.card(colour)), 7, bed + 0.004)
    light.add_light(azimuth=128, turn=-24, panes=8.5, bar=1.25, shift=(3.2, 5))
    light.add_sheen((-7, 21, 14), (-2, 1, 1), power=110)
    camera.add_camera((-1.1, -15.5, 22), (0.3, 0.1, bed), 33, sharp=(0, 0, bed), aperture=0.5)
    return {"card": placed}


def edge(colour, mark):
    """How thick a card is, and how its mark is pressed in: half on a card of the other colour."""
    side = -1 if mark == "rtl" else 1
    _ground(materials.paper(PAPER, near=3))
    below = card.add_card("below", mark, materials.card(_other(colour)))
    placed = card.add_card("card", mark, materials.card(colour))
    _turn(below, side * 24, 0.004, (side * 1.9, 1.6))
    _turn(placed, side * -9, at=(side * -0.6, -0.4))
    _lean(placed, below, -1)
    light.add_light(azimuth=150, turn=-24, panes=8.5, bar=1.25, shift=(5.2, 5), width=SOFT)
    light.add_sheen((-12, 12, 7), (1, 0, 0), power=90)
    camera.add_camera((side * 3.4, -9.6, 7.6), (side * 1.7, -0.55, 0), 28, sharp=(side * 1.8, -1.0, 0.15), aperture=0.8)
    return {"card": placed}


def fan(colour, mark):
    """Both colours: the upper card leans on the lower one and throws its shadow there."""
    side = -1 if mark == "rtl" else 1
    _ground(materials.paper(PAPER, near=2))
    below = card.add_card("below", mark, materials.card(_other(colour)))
    placed = card.add_card("card", mark, materials.card(colour))
    _turn(below, side * -11, 0.004, (side * 1.0, -1.55))
    _turn(placed, side * 8, at=(side * -0.45, 1.05))
    _lean(placed, below, 1)
    light.add_light(azimuth=128, turn=-24, panes=8.5, bar=1.25, shift=(3.2, 5), width=SOFT)
    light.add_sheen((-7, 21, 13), (-2, 1, 0), power=110)
    camera.add_camera((side * -1.4, -13.4, 21.5), (side * 0.2, -0.1, 0), 31, sharp=(0, 1, 0.1), aperture=0.6)
    return {"card": placed, "below": below}


def _lean(upper, lower, away):
    """Puts a card on an edge of another one: from there it slopes down to the ground beyond.

    @param away 1 for the far edge, -1 for the near one
    """
    turned_lower, turned = (Matrix.Rotation(each.rotation_euler.z, 3, "Z") for each in (lower, upper))
    along, beyond = turned_lower @ Vector((1, 0, 0)), turned_lower @ Vector((0, away, 0))
    half = Vector((card.WIDTH / 2, card.HEIGHT / 2, 0))
    middle = Vector((*upper.location.xy, 0))
    edge_at = Vector((*lower.location.xy, 0)) + beyond * half.y
    corners = (middle + turned @ Vector((x * half.x, y * half.y, 0)) for x in (-1, 1) for y in (-1, 1))
    reach = max((corner - edge_at) @ beyond for corner in corners)
    slope = (card.THICKNESS + 0.008) / reach
    upper.rotation_euler = (Matrix.Rotation(-slope * away, 3, along) @ turned).to_euler()
    upper.location.z = slope * (reach - (middle - edge_at) @ beyond) + 0.004


def _other(colour):
    return "white" if colour == "black" else "black"


SCENES = {"hero": hero, "desk": desk, "tap": tap, "box": box, "edge": edge, "fan": fan}
