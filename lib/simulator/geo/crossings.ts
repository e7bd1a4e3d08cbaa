import type { Coordinate } from '../core/coordinates'

/** A tunnel or bridge that the shores do not show, from one road end to the other. */
export type Crossing = { readonly name: string; readonly way: readonly Coordinate[] }

const way = (...points: readonly (readonly [number, number])[]) =>
  points.map(([lat, lng]) => ({ lat, lng }))

/** Where roads cross water near the stores; their ends lie on land of the data set. */
export const CROSSINGS: Readonly<Record<string, readonly Crossing[]>> = {
  HK: [
    {
      name: 'Cross-Harbour Tunnel',
      way: way([22.279, 114.1815], [22.2835, 114.1813], [22.301, 114.1822], [22.306, 114.1815]),
    },
    {
      name: 'Western Harbour Crossing',
      way: way([22.285, 114.1455], [22.2895, 114.1475], [22.303, 114.156], [22.308, 114.169]),
    },
    {
      name: 'Eastern Harbour Crossing',
      way: way([22.284, 114.2145], [22.29, 114.219], [22.3, 114.2275], [22.3035, 114.235]),
    },
    { name: 'Kwai Tsing Bridge', way: way([22.348, 114.1085], [22.348, 114.1235]) },
    { name: 'Tsing Yi North Bridge', way: way([22.357, 114.103], [22.3585, 114.118]) },
    { name: 'Ap Lei Chau Bridge', way: way([22.249, 114.166], [22.242, 114.1595]) },
  ],
  SG: [{ name: 'Sentosa Gateway', way: way([1.2725, 103.82], [1.259, 103.8215]) }],
}
