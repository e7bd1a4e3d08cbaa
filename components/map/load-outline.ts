import { decodeOutline, type Outline } from './outline'

const FILES: ReadonlyMap<string, string> = new Map([
  ['HK', '/map/hong-kong.json'],
  ['SG', '/map/singapore.json'],
])

const loaded = new Map<string, Promise<Outline>>()

export function hasOutline(region: string): boolean {
  return FILES.has(region)
}

/**
 * Fetches the outline of a region once for all maps of the page; a failure is not remembered, so
 * that the next call tries again. Rejects when the file cannot be had or is not ours.
 */
export function loadOutline(region: string, get: typeof fetch = fetch): Promise<Outline> {
  const known = loaded.get(region)
  if (known) return known
  const outline = fetchOutline(region, get).catch((error: unknown) => {
    loaded.delete(region)
    throw error
  })
  loaded.set(region, outline)
  return outline
}

async function fetchOutline(region: string, get: typeof fetch): Promise<Outline> {
  const file = FILES.get(region)
  if (!file) throw new RangeError(`No outline of region ${region}`)
  const response = await get(file)
  if (!response.ok) throw new Error(`${file} answered HTTP ${response.status}`)
  return decodeOutline(await response.json())
}
