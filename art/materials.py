"""Surfaces: card, paper, stone, cloth, glass and metal. Colours are linear."""

import bpy


def linear(colour):
    """A `#rrggbb` colour in linear light."""
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts] + [1]


class Surface:
    """A principled material with helpers for what the scenes need."""

    def __init__(self, name, colour, roughness, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes, self.links = self.material.node_tree.nodes, self.material.node_tree.links
        self.bsdf = self.nodes["Principled BSDF"]
        self.set("Base Color", linear(colour) if isinstance(colour, str) else colour)
        self.set("Roughness", roughness)
        for key, value in inputs.items():
            self.set(key.replace("_", " "), value)

    def set(self, name, value):
        self.bsdf.inputs[name].default_value = value

    def noise(self, scale, detail=2.0, stretch=(1, 1, 1)):
        where = self.nodes.new("ShaderNodeTexCoord")
        mapping = self.nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        noise = self.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, detail
        self.links.new(where.outputs["Object"], mapping.inputs["Vector"])
        self.links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
        return noise.outputs["Fac"]

    def between(self, factor, low, high):
        """Maps a factor, 0.3 to 0.7, to a range of numbers or colours."""
        ramp = self.nodes.new("ShaderNodeMapRange")
        ramp.data_type = "FLOAT_VECTOR" if isinstance(low, list) else "FLOAT"
        if ramp.data_type == "FLOAT":
            ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = 0.3, 0.7
            ramp.inputs["To Min"].default_value, ramp.inputs["To Max"].default_value = low, high
            self.links.new(factor, ramp.inputs["Value"])
            return ramp.outputs["Result"]
        ramp.inputs[7].default_value, ramp.inputs[8].default_value = (0.3,) * 3, (0.7,) * 3
        ramp.inputs[9].default_value, ramp.inputs[10].default_value = low[:3], high[:3]
        self.links.new(factor, ramp.inputs[6])
        return ramp.outputs[1]

    def bump(self, height, strength, distance):
        bump = self.nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = strength
        bump.inputs["Distance"].default_value = distance
        self.links.new(height, bump.inputs["Height"])
        self.links.new(bump.outputs["Normal"], self.bsdf.inputs["Normal"])

    def grain(self, colour, factor, share):
        """Makes the colour darker and lighter by a share of it, and returns where it comes from.

        Texture is in the colour, because that is what the noise of a shot is told apart from.
        """
        parts = linear(colour)[:3]
        varied = self.between(factor, [part * (1 - share) for part in parts], [part * (1 + share) for part in parts])
        self.links.new(varied, self.bsdf.inputs["Base Color"])
        return varied

    def darken_where_pressed(self, colour, share):
        """Mixes a colour with a darker one where the mesh's `pressed` is 1."""
        pressed = self.nodes.new("ShaderNodeAttribute")
        pressed.attribute_name = "pressed"
        floor = self.nodes.new("ShaderNodeMixRGB")
        floor.blend_type = "MULTIPLY"
        floor.inputs[2].default_value = [share] * 3 + [1]
        self.links.new(pressed.outputs["Fac"], floor.inputs[0])
        self.links.new(colour, floor.inputs[1])
        self.links.new(floor.outputs[0], self.bsdf.inputs["Base Color"])

    def vary(self, name, factor, low, high):
        self.links.new(self.between(factor, low, high), self.bsdf.inputs[name])


# Darker or lighter than this, no card is when it is photographed.
CARD_COLOURS = {"black": "#1d1a17", "white": "#f4f0e8"}
# Pressed with heat, the floor of the mark is darker, as in the shop's drawing.
FLOOR = {"black": 0.42, "white": 0.8}
# The texture of a matte surface.
GRAIN = {"black": 0.6, "white": 0.05}


def card(colour):
    surface = Surface(f"card-{colour}", CARD_COLOURS[colour], 0.47, Specular=0.42)
    matte = surface.grain(CARD_COLOURS[colour], surface.noise(38, 3), GRAIN[colour])
    surface.darken_where_pressed(matte, FLOOR[colour])
    surface.vary("Roughness", surface.noise(7), 0.42, 0.5)
    surface.bump(surface.noise(95, 3), 0.06, 0.004)
    return surface.material


def paper(colour, near=1):
    """@param near how much finer its grain is, for a camera that is nearer"""
    surface = Surface("paper", colour, 0.85, Specular=0.12)
    surface.grain(colour, surface.noise(17 * near, 8), 0.055)
    surface.bump(surface.noise(26 * near, 6), 0.22, 0.012 / near)
    return surface.material


def sheets(colour):
    """Paper in a pile, seen from its side."""
    surface = Surface("sheets", colour, 0.85, Specular=0.12)
    surface.grain(colour, surface.noise(26, 2, (0.02, 0.02, 1)), 0.2)
    return surface.material


def stone(colour):
    """Honed limestone: a fine grain, and clouds so faint that they don't look like dirt."""
    surface = Surface("stone", colour, 0.6, Specular=0.25)
    both = surface.nodes.new("ShaderNodeMath")
    both.operation, both.inputs[1].default_value = "MULTIPLY_ADD", 0.7
    clouds = surface.nodes.new("ShaderNodeMath")
    clouds.operation, clouds.inputs[1].default_value = "MULTIPLY", 0.3
    surface.links.new(surface.noise(0.9, 9), clouds.inputs[0])
    surface.links.new(surface.noise(11, 9), both.inputs[0])
    surface.links.new(clouds.outputs[0], both.inputs[2])
    surface.grain(colour, both.outputs[0], 0.1)
    surface.bump(surface.noise(9, 8), 0.12, 0.02)
    return surface.material


def cloth(colour):
    """Linen: threads along and across."""
    surface = Surface("cloth", colour, 0.9, Specular=0.15, Sheen=0.4)
    weave = surface.nodes.new("ShaderNodeMath")
    weave.operation = "MULTIPLY_ADD"
    weave.inputs[1].default_value = 0.5
    half = surface.nodes.new("ShaderNodeMath")
    half.operation, half.inputs[1].default_value = "MULTIPLY", 0.5
    surface.links.new(surface.noise(16, 2, (1, 0.12, 1)), half.inputs[0])
    surface.links.new(surface.noise(16, 2, (0.12, 1, 1)), weave.inputs[0])
    surface.links.new(half.outputs[0], weave.inputs[2])
    surface.grain(colour, weave.outputs[0], 0.24)
    surface.bump(weave.outputs[0], 0.3, 0.02)
    return surface.material


def felt(colour):
    surface = Surface("felt", colour, 0.95, Specular=0.05, Sheen=0.5)
    fibres = surface.noise(9, 10, (1, 2.6, 1))
    surface.grain(colour, fibres, 0.11)
    surface.bump(fibres, 0.35, 0.03)
    return surface.material


def metal(colour, roughness):
    return Surface("metal", colour, roughness, Metallic=1).material


def lacquer(colour):
    return Surface("lacquer", colour, 0.28, Specular=0.5).material


def glass(colour):
    """Not quite smooth: a sharp reflection of the sun in its rim would look like a chip."""
    return Surface("glass", colour, 0.22, Specular=0.5).material


def screen(colour):
    """A screen that is on: brighter than white paper beside it."""
    surface = Surface("screen", "#050505", 0.08, Specular=0.35)
    surface.set("Emission", linear(colour))
    surface.set("Emission Strength", 1.5)
    return surface.material
