import latin from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
import { loadOutline } from './load-outline'
import { outlineName } from './outline-files'
import type { PainterAnswer, PainterAsked, TilePictures, TileWanted } from './painting'
import { StreetSquares } from './street-squares'
import { TilePainter } from './tile-painter'

/** So long a tile waits for its streets before it is shown without them. */
const STREETS_MS = 400
/** So long the first names wait for their letters. */
const LETTERS_MS = 1_000
const LETTERS = 'Letters'

/** A worker may stand at an address of its own, from which no path leads anywhere. */
const onServer = (path: string) => new URL(path, self.location.origin)
const get = (path: string) => fetch(onServer(path))

const squares = new Map<string, StreetSquares>()
const painters = new Map<string, Promise<TilePainter>>()
const wanted = new Set<number>()
let lettersAre: 'coming' | 'there' | 'missing' = 'coming'
/** Settles when the letters have come, or cannot be had. */
const letters = loadLetters()
const firstLetters = isThereWithin(letters, LETTERS_MS)

self.addEventListener('message', ({ data }: MessageEvent<PainterAsked>) => {
  if (data.kind === 'forget') {
    wanted.delete(data.tile)
    return
  }
  if (data.kind === 'tile') wanted.add(data.id)
  void answerTo(data)
    .catch(() => answer({ id: data.id, kind: 'failed' }))
    .finally(() => wanted.delete(data.id))
})

async function answerTo(asked: Exclude<PainterAsked, { kind: 'forget' }>): Promise<void> {
  const { id } = asked
  if (asked.kind === 'tile') {
    await paintTile(id, asked.wanted)
    return
  }
  if (asked.kind === 'names') {
    // Others are of other widths.
    await letters
    const painter = await painterOf(asked)
    answer({ id, kind: 'names', names: painter.names() })
    return
  }
  const { south, west, north, east } = await loadOutline(asked.region, get)
  answer({ id, kind: 'bounds', bounds: { south, west, north, east } })
}

async function paintTile(id: number, tile: TileWanted): Promise<void> {
  const painter = await painterOf(tile)
  await firstLetters
  const streets = painter.fetchStreets(tile.place)
  const hasStreets = !streets || (await isThereWithin(streets, STREETS_MS))
  if (!hasStreets || lettersAre === 'coming') {
    await showTile(id, tile, false)
    await Promise.all([streets, letters])
  }
  await showTile(id, tile, true)
}

async function showTile(id: number, tile: TileWanted, isWhole: boolean): Promise<void> {
  const painter = await painterOf(tile)
  // Whoever zooms quickly wants none of the tiles in between.
  await afterMessages()
  if (!wanted.has(id)) return
  const { place, density, colours, paper } = tile
  const screen = painter.paint(place, density, colours)
  answer({
    id,
    kind: 'tile',
    isWhole,
    screen,
    paper: paper && painter.paint(place, density, paper),
  })
}

type PainterWanted = Pick<TileWanted, 'region' | 'words'>

function painterOf({ region, words }: PainterWanted): Promise<TilePainter> {
  const key = JSON.stringify([region, words])
  const painter = painters.get(key) ?? makePainter({ region, words })
  painters.set(key, painter)
  // What could not be had is asked for again with the next tile.
  painter.catch(() => painters.delete(key))
  return painter
}

async function makePainter({ region, words }: PainterWanted): Promise<TilePainter> {
  const { fontFamily } = words
  const own = lettersAre === 'there' ? { ...words, fontFamily: `${LETTERS}, ${fontFamily}` } : words
  if (region === null) return new TilePainter(null, null, own)
  return new TilePainter(await loadOutline(region, get), streetsOf(region), own)
}

/** The streets of a region, the same in all languages. */
function streetsOf(region: string): StreetSquares {
  const streets = squares.get(region) ?? new StreetSquares(outlineName(region), get)
  squares.set(region, streets)
  return streets
}

/**
 * Fetches the typeface of the page, which a worker does not have by itself. Where it is late, names are
 * written in another one until it has come; where it cannot be had, they stay so. It has a name of its
 * own, asked for once it is there: Chromium keeps to what it found in a worker for a name before.
 */
async function loadLetters(): Promise<void> {
  const { fonts } = self as unknown as { fonts: FontFaceSet }
  const face = new FontFace(LETTERS, `url(${onServer(latin).href})`, { weight: '100 900' })
  try {
    fonts.add(await face.load())
    lettersAre = 'there'
    painters.clear()
  } catch {
    // The map is worth more than its letters.
    lettersAre = 'missing'
  }
}

function isThereWithin(coming: Promise<void>, withinMs: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), withinMs)
  })
  return Promise.race([coming.then(() => true), late])
}

const due: (() => void)[] = []
const { port1, port2 } = new MessageChannel()
port1.addEventListener('message', () => due.shift()?.())
port1.start()

/** Lets in what was said meanwhile. */
function afterMessages(): Promise<void> {
  return new Promise((resolve) => {
    due.push(resolve)
    port2.postMessage(null)
  })
}

function answer(said: PainterAnswer): void {
  self.postMessage(said, { transfer: said.kind === 'tile' ? picturesOf(said) : [] })
}

const picturesOf = ({ screen, paper }: TilePictures) => (paper ? [screen, paper] : [screen])
