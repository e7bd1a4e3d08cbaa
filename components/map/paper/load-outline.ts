import { decodeOutline, type Outline } from './outline'
import { outlineName } from './outline-files'

type Get = (path: string) => Promise<Response>

const loaded = new Map<string, Promise<Outline>>()

/**
 * Fetches the outline of a region once for all maps of the page; a failure is not remembered, so
 * that the next call tries again. Rejects when the file cannot be had or is not ours.
 */
export function loadOutline(region: string, get: Get): Promise<Outline> {
  const known = loaded.get(region)
  if (known) return known
  const outline = fetchOutline(region, get).catch((error: unknown) => {
    loaded.delete(region)
    throw error
  })
  loaded.set(region, outline)
  return outline
}

async function fetchOutline(region: string, get: Get): Promise<Outline> {
  const file = `/map/${outlineName(region)}.json`
  const response = await get(file)
  if (!response.ok) throw new Error(`${file} answered HTTP ${response.status}`)
  return decodeOutline(await response.json())
}
