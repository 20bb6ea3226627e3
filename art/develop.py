"""From a shot's EXR files to a picture: less noise, exposure, a soft shoulder, a trace of bloom and grain."""

import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402
import numpy as np  # noqa: E402

EXPOSURE, SHOULDER = 0.9, 0.72
# As on film, dark parts become darker: by at most this share, and by a third of that where the light
# is `TOE`. Otherwise the reflected sky turns a black card grey.
DEEPEN, TOE = 0.75, 0.1
# How far two pixels may differ to be averaged; on black surfaces more, where all that shows is noisy
# reflection.
REACH, SPREAD, SPREAD_ON_BLACK = 5, 0.22, 0.4
# How far the albedo of one surface varies.
TEXTURE = 0.1
PASSES = ("light", "albedo", "normal")
# How far a part is faded into its surroundings, as a fraction of the picture: a card's colour also
# colours what is around it, so a narrower seam would be seen.
FEATHER = 0.045
# In pixels.
FACE = (428, 270)


def read_shot(folder, name, border=(0, 0, 1, 1)):
    """The linear light with less noise, as float BGR; only the part within the border."""
    light, albedo, normal = (_read(f"{folder}/{name}-{part}-0001.exr", border) for part in PASSES)
    base = np.clip(albedo, 0.02, 1)
    smooth = _joint_means(light / base, albedo, normal) * base
    # At edges of material some of the raw light stays, otherwise they look cut out.
    edge = cv2.Laplacian(cv2.cvtColor(albedo, cv2.COLOR_BGR2GRAY), cv2.CV_32F)
    edge = np.clip(cv2.GaussianBlur(np.abs(edge), (0, 0), 1) * 6, 0, 1)[:, :, None] * 0.35
    return smooth * (1 - edge) + np.minimum(light, 4) * edge


def _read(path, border):
    whole = cv2.imread(path, cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32)
    left, top, right, bottom = _pixels(border, len(whole))
    return np.ascontiguousarray(whole[top:bottom, left:right])


def _pixels(border, size):
    """Within what was rendered: two pixels less at each side that is not the picture's."""
    return [round(at * size) + (0 if at in (0, 1) else side) for at, side in zip(border, (2, 2, -2, -2))]


def read_part(folder, name, around, border):
    """A picture in which a part is replaced by what was rendered within the border."""
    part = read_shot(folder, name, border)
    left, top, right, bottom = _pixels(border, len(around))
    feather = FEATHER * len(around)
    distances = [_ramp(high - low, feather) for low, high in ((top, bottom), (left, right))]
    weight = np.minimum(distances[0][:, None], distances[1][None, :])[:, :, None]
    weight = weight * weight * (3 - 2 * weight)
    whole = around.copy()
    whole[top:bottom, left:right] = part * weight + whole[top:bottom, left:right] * (1 - weight)
    return whole


def _ramp(length, feather):
    """From 0 at both ends to 1, as far from them as `feather`."""
    at = np.arange(length, dtype=np.float32)
    return np.clip(np.minimum(at, length - 1 - at) / feather, 0, 1)


def read_plain_face(light, corners):
    """How much light falls on a white face, 0 to 1, seen straight from above; without its relief."""
    width, height = FACE
    target = np.float32([[0, 0], [width, 0], [width, height], [0, height]])
    matrix = cv2.getPerspectiveTransform(np.float32(corners) * len(light), target)
    face = cv2.warpPerspective(to_display(light), matrix, FACE, borderMode=cv2.BORDER_REPLICATE).mean(2)
    # What is beyond the round corners is not the face's.
    inner = cv2.resize(face[6:-6, 6:-6], FACE)
    face = cv2.GaussianBlur(inner, (0, 0), 4)
    return np.clip(face / np.percentile(face, 97), 0, 1)


def hull(points):
    """The polygon around points in fractions of a picture, exact to 0.0004 of it."""
    around = cv2.convexHull(np.float32(points))
    return cv2.approxPolyDP(around, 0.0004, True)[:, 0].tolist()


def _joint_means(light, albedo, normal):
    """Non-local means whose weights also compare what is not noisy: albedo and normal."""
    logs = np.log1p(np.maximum(light, 0))
    is_black = np.clip((0.12 - albedo.mean(2)) / 0.08, 0, 1)
    spread = SPREAD + (SPREAD_ON_BLACK - SPREAD) * is_black
    # What is only texture must not keep light from being averaged: it comes back with the albedo.
    plain = cv2.bilateralFilter(albedo, 9, TEXTURE, 4)
    guide = np.concatenate([plain * 14, normal * 5], axis=2)
    total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            move = lambda image: cv2.warpAffine(  # noqa: E731
                image,
                np.float32([[1, 0, dx], [0, 1, dy]]),
                image.shape[1::-1],
                borderMode=cv2.BORDER_REPLICATE,
            )
            difference = ((move(logs) - logs) ** 2).sum(2)
            patch = cv2.blur(difference, (7, 7)) / spread**2
            other = sum(
                ((move(np.ascontiguousarray(guide[:, :, k : k + 3])) - guide[:, :, k : k + 3]) ** 2).sum(2)
                for k in (0, 3)
            )
            weight = np.exp(-np.minimum(patch * 6 + other, 40))
            total += move(np.minimum(light, 8)) * weight[:, :, None]
            weights += weight
    return total / weights[:, :, None]


def to_display(light):
    """0 to 1, as screens show it."""
    light = light * EXPOSURE
    glow = cv2.GaussianBlur(np.maximum(light - 0.8, 0), (0, 0), light.shape[1] / 90)
    light = light + 0.05 * glow
    light = light * (1 - DEEPEN * np.exp(-light.mean(2, keepdims=True) / TOE))
    room = 1 - SHOULDER
    over = np.maximum(light - SHOULDER, 0)
    light = np.where(light > SHOULDER, SHOULDER + room * (1 - np.exp(-over / room)), light)
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055).astype(np.float32)


def write(path, light):
    grain = np.random.default_rng(7).normal(0, 0.0035, light.shape[:2]).astype(np.float32)
    picture = (to_display(light) + grain[:, :, None]) * 255 + 0.5
    cv2.imwrite(path, np.clip(picture, 0, 255).astype(np.uint8))


def write_light(path, face):
    """As an opacity, so that it can be the mask of a print."""
    opacity = (face * 255 + 0.5).astype(np.uint8)
    cv2.imwrite(path, cv2.merge([opacity * 0, opacity * 0, opacity * 0, opacity]))
