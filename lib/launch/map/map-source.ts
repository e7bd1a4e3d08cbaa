import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Line } from './lines'

const lines = z.array(z.array(z.array(z.int())))

const hongKongPlace = z.object({
  en: z.string(),
  zh: z.string(),
  lat: z.number(),
  lng: z.number(),
  kind: z.enum(['station', 'terminus']),
  routes: z.number(),
})
const singaporeStop = z.object({
  en: z.string(),
  road: z.string(),
  lat: z.number(),
  lng: z.number(),
  routes: z.number(),
})

export type HongKongPlace = z.infer<typeof hongKongPlace>
export type SingaporeStop = z.infer<typeof singaporeStop>

/** The four files that `public/map/LICENCE` describes. */
export function readMapSource(folder: string) {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return {
    hongKong: {
      streets: inDegrees(lines.parse(read('hong-kong-streets.json'))),
      places: z.array(hongKongPlace).parse(read('hong-kong-places.json')),
    },
    singapore: {
      streets: inDegrees(lines.parse(read('singapore-streets.json'))),
      stops: z.array(singaporeStop).parse(read('singapore-places.json')),
    },
  }
}

/** Steps of a hundred-thousandth of a degree, longitude first, as degrees. */
function inDegrees(classes: readonly (readonly Line[])[]): Line[][] {
  return classes.map((of) =>
    of.map((line) => {
      let lng = 0
      let lat = 0
      return line.map((step, at) => (at % 2 === 0 ? (lng += step) : (lat += step)) / 1e5)
    }),
  )
}
