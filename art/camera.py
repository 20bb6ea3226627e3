"""The camera, and where it sees a point."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Quaternion, Vector


def add_camera(at, target, field, sharp=None, aperture=0.4, roll=0):
    """@param field the angle of view in degrees, @param sharp the point in focus"""
    data = bpy.data.cameras.new("camera")
    data.angle = math.radians(field)
    data.dof.use_dof, data.dof.aperture_fstop = True, aperture
    data.dof.focus_distance = (Vector(sharp or target) - Vector(at)).length
    camera = bpy.data.objects.new("camera", data)
    camera.location = at
    camera.rotation_mode = "QUATERNION"
    towards = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y")
    camera.rotation_quaternion = towards @ Quaternion((0, 0, 1), math.radians(roll))
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    bpy.context.view_layer.update()


def seen(owner, points):
    """Points of an object in the picture: 0 to 1 from its top left corner."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    views = [world_to_camera_view(scene, scene.camera, owner.matrix_world @ Vector(p)) for p in points]
    return [(view.x, 1 - view.y) for view in views]
