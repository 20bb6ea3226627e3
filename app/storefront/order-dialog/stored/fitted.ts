/**
 * The values of `read` that have the same place and type in `shape`, and those of `shape` for the
 * rest. The first element of an array in `shape` is the shape of all its elements; what is not an
 * array becomes an empty one. A null stands for a file or none.
 */
export function fitted<Shape>(shape: Shape, read: unknown): Shape {
  return fit(shape, read) as Shape;
}

function fit(shape: unknown, read: unknown): unknown {
  if (shape === null) return read instanceof File ? read : null;
  if (Array.isArray(shape)) {
    return Array.isArray(read) ? read.map((element) => fit(shape[0], element)) : [];
  }
  if (typeof shape !== "object") return typeof read === typeof shape ? read : shape;
  const from = typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
  return Object.fromEntries(
    Object.entries(shape as object).map(([name, part]) => [name, fit(part, from[name])]),
  );
}
