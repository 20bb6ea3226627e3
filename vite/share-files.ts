/** What decides about a module's file. */
export interface Module {
  /** Modules that are loaded before it. */
  imports: readonly string[];
  /** Its size when minified. */
  bytes: number;
  /** What is in its file is loaded only where it is needed: it begins a page, or is a style sheet. */
  isBound: boolean;
}

/** What browsers load together: a page, or a part that comes after its pages. */
export interface Load {
  /** All its modules, for a part with those that are on all of its pages. */
  modules: ReadonlySet<string>;
  /** It may get nothing without need. */
  isExact: boolean;
  /** The shop's visitors load it, so that nothing of the panel alone may come in. */
  isShop: boolean;
  /** How many of these files it should have at most; without it, it doesn't matter. */
  most?: number;
}

/** How much more a file less may be worth to a load that has too many. */
const MOST_FACTOR = 64;

interface BuiltFile {
  modules: string[];
  bytes: number;
  /** The loads that contain it, a bit for each. */
  loads: bigint;
  isBound: boolean;
  imports: Set<BuiltFile>;
}

/**
 * Puts modules that the same loads need into one file. Then each file, the smallest first, is joined
 * with the one with which it costs least, if that makes loads get less than `worth` bytes without need
 * for each load that has a file less, and four times that for a visitor's. Where a load has too many then,
 * one less is worth more to it, step by step. Whatever loads a file also has all that it imports: files
 * never need each other in a circle.
 */
export function shareFiles(
  modules: ReadonlyMap<string, Module>,
  loads: readonly Load[],
  worth: number,
): BuiltFile[] {
  const exact = bitsOf(loads, ({ isExact }) => isExact);
  const shop = bitsOf(loads, ({ isShop }) => isShop);

  /** The bytes that loads get without need when these are one file; Infinity from `most` on. */
  const costOf = (a: BuiltFile, b: BuiltFile, most: number) => {
    const both = a.loads | b.loads;
    let sum = 0;
    for (const file of reach(a, b)) {
      const more = both & ~file.loads;
      if (!more) continue;
      const isPanels = !(file.loads & shop);
      if (file.isBound || more & exact || (isPanels && more & shop)) return Infinity;
      sum += file.bytes * count(more);
      if (sum >= most) return Infinity;
    }
    return sum;
  };

  let files = filesOf(modules, loads);
  const isDone = new Set<BuiltFile>();
  let crowded = 0n;
  let factor = 1;
  for (;;) {
    const [smallest] = files
      .filter((file) => file.bytes > 0 && !isDone.has(file))
      .toSorted((a, b) => a.bytes - b.bytes);
    if (!smallest) {
      crowded = bitsOf(loads, ({ most = Infinity }, bit) => filledOf(files, bit) > most);
      factor *= 2;
      if (!crowded || factor > MOST_FACTOR) return files;
      isDone.clear();
      continue;
    }
    let partner: BuiltFile | undefined;
    let price = worth;
    for (const other of files) {
      const saved = smallest.loads & other.loads;
      // A file less is worth four times as much where visitors wait for it, on slow phones.
      const fewer = count(saved) + 3 * count(saved & shop) + (factor - 1) * count(saved & crowded);
      if (other === smallest || fewer === 0) continue;
      const cost = costOf(smallest, other, price * fewer) / fewer;
      if (cost < price) [partner, price] = [other, cost];
    }
    if (!partner) isDone.add(smallest);
    else {
      const both = smallest.loads | partner.loads;
      for (const file of reach(smallest, partner)) file.loads |= both;
      files = joinEqual(files);
    }
  }
}

/** The loads of which this is true, a bit for each. */
function bitsOf(loads: readonly Load[], test: (load: Load, bit: bigint) => boolean): bigint {
  return loads.reduce((all, load, index) => {
    const bit = 1n << BigInt(index);
    return test(load, bit) ? all | bit : all;
  }, 0n);
}

/** How many files that are not empty a load has. */
function filledOf(files: readonly BuiltFile[], load: bigint): number {
  return files.filter((file) => file.bytes > 0 && file.loads & load).length;
}

/** For each set of loads the modules that exactly these need. */
function filesOf(modules: ReadonlyMap<string, Module>, loads: readonly Load[]): BuiltFile[] {
  const fileOf = new Map<string, BuiltFile>();
  for (const [id, { bytes, isBound }] of modules) {
    const needed = bitsOf(loads, (load) => load.modules.has(id));
    const file = { modules: [id], bytes, isBound, loads: needed };
    if (needed) fileOf.set(id, { ...file, imports: new Set() });
  }
  for (const [id, file] of fileOf)
    for (const next of modules.get(id)!.imports) {
      const imported = fileOf.get(next);
      if (imported) file.imports.add(imported);
    }
  return joinEqual([...fileOf.values()]);
}

/** Makes one of files that the same loads contain. */
function joinEqual(files: readonly BuiltFile[]): BuiltFile[] {
  const first = new Map<bigint, BuiltFile>();
  for (const file of files) {
    const into = first.get(file.loads);
    if (into) {
      into.modules.push(...file.modules);
      into.bytes += file.bytes;
      into.isBound ||= file.isBound;
      for (const next of file.imports) into.imports.add(next);
    } else first.set(file.loads, file);
  }
  for (const file of first.values()) {
    file.imports = new Set([...file.imports].map((next) => first.get(next.loads)!));
    file.imports.delete(file);
  }
  return [...first.values()];
}

/** These files and all that they import. */
function reach(...some: BuiltFile[]): Set<BuiltFile> {
  const all = new Set(some);
  for (const file of all) for (const next of file.imports) all.add(next);
  return all;
}

/** How many loads these bits are. */
function count(bits: bigint): number {
  let sum = 0;
  for (let rest = bits; rest; rest &= rest - 1n) sum++;
  return sum;
}
