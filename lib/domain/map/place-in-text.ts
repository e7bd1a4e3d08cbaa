import { parseCoordinates, type Coordinates } from '../coordinates'
import { plainNumber } from '../typed-text'

/**
 * The place that a text names which somebody typed or pasted: figures, degrees with N and E, or the
 * link that a customer sent from a map or a chat. Null where it names none, as short links do: what
 * they lead to is known to the map alone.
 */
export function placeInText(text: string): Coordinates | null {
  const typed = plainNumber(text).replace(/^\((.*)\)$/s, '$1')
  const link = LINK.exec(typed)?.[0]
  if (link !== undefined) return placeInLink(link)
  return parseCoordinates(typed) ?? placeInFigures(typed) ?? placeInDegrees(typed)
}

/** What stands at its end belongs to the sentence around it. */
const LINK = /(?:https?:\/\/|geo:)[^\s<>"]*[^\s<>".,;!]/i

/** An address without the link that was sent with it, which no courier can read. */
export function textWithoutLink(text: string): string {
  return text.replace(LINK, ' ').replace(/\s+/g, ' ').trim()
}

const FIGURE = String.raw`[+-]?\d{1,3}\.\d+`
/** Without a comma between only what has decimals: two whole numbers are anything. */
const FIGURES = new RegExp(String.raw`^(${FIGURE})\s+(${FIGURE})$`)

function placeInFigures(text: string): Coordinates | null {
  const match = FIGURES.exec(text)
  return match && parseCoordinates(`${match[1]},${match[2]}`)
}

const size = (name: string) =>
  String.raw`(?<${name}>\d{1,3}(?:\.\d+)?)\s*°?\s*` +
  String.raw`(?:(?<${name}Minutes>[0-5]?\d(?:\.\d+)?)\s*['′’]\s*)?` +
  String.raw`(?:(?<${name}Seconds>[0-5]?\d(?:\.\d+)?)\s*(?:["”]|′′|'')\s*)?`
const DEGREES = new RegExp(`^${size('lat')}(?<north>[NS])[\\s,]*${size('lng')}(?<east>[EW])$`, 'i')
const LETTERS_BEFORE = /^([NS])\s*(.*?)[\s,]*([EW])\s*(.*)$/i

/** `22°16′54.8″N 114°09′28.8″E`, with decimals instead of minutes, or with the letters before. */
function placeInDegrees(text: string): Coordinates | null {
  const found = DEGREES.exec(text.replace(LETTERS_BEFORE, '$2 $1 $4 $3'))?.groups
  if (!found) return null
  const degrees = (name: 'lat' | 'lng', letter = '') => {
    const {
      [name]: whole,
      [`${name}Minutes`]: minutes = 0,
      [`${name}Seconds`]: seconds = 0,
    } = found
    const sum = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3_600
    return (/[sw]/i.test(letter) ? -sum : sum).toFixed(6)
  }
  return parseCoordinates(`${degrees('lat', found['north'])},${degrees('lng', found['east'])}`)
}

/** What maps call the place itself, the surest first; some have the middle of what they show as well. */
const NAMES = ['q', 'query', 'destination', 'daddr', 'coordinate', 'll', 'center']
const PAIR = String.raw`([+-]?\d{1,3}(?:\.\d+)?),[\s+]*([+-]?\d{1,3}(?:\.\d+)?)`
const VALUE = new RegExp(String.raw`^(?:loc:)?\s*${PAIR}(?![\d.])`)
const IN_PATH = [
  /!3d([+-]?\d{1,3}\.\d+)!4d([+-]?\d{1,3}\.\d+)/,
  new RegExp(String.raw`/(?:place|search)/${PAIR}(?=[/?]|$)`),
  new RegExp(String.raw`[/]@${PAIR}(?![\d.])`),
]

function placeInLink(link: string): Coordinates | null {
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  const { searchParams: given, hash } = url
  const path = decoded(url.pathname)
  const [place, ...others] = IN_PATH.map((pattern) => pattern.exec(path))
  const named = NAMES.map((name) => VALUE.exec(given.get(name) ?? ''))
  const marked = [null, given.get('mlat'), given.get('mlon')]
  const shown = /^#map=[\d.]+\/([+-]?[\d.]+)\/([+-]?[\d.]+)/.exec(hash)
  const bare = url.protocol === 'geo:' ? VALUE.exec(path) : null
  for (const match of [place, ...named, ...others, marked, shown, bare]) {
    const found = match?.[1] && match[2] && parseCoordinates(`${match[1]},${match[2]}`)
    if (found) return found
  }
  return null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
