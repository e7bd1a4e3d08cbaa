import type { LeafletEvent, Map as LeafletMap } from 'leaflet'
import type { Coordinates } from '@/lib/domain/coordinates'
import { isPress } from './press-keys'

declare module 'leaflet' {
  // What Leaflet's own handler has and its types do not tell of. Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Handler {
    moved?(): boolean | null
  }
}

/** Half of what can be pressed of a mark, whatever is drawn of it, in pixels. */
export const FLAT_REACH = 24

const PANE = 'flat'
const AWAY = 'ho-flat-away'

export type FlatMark = {
  readonly at: Coordinates
  /** Becomes the class ho-marker-…, which draws it. */
  readonly kind: string
  /** What it is called by assistive technology, and under the pointer. */
  readonly name: string
  /** Written in it. */
  readonly count?: number
  /** How wide its own border is, of which nothing is seen, in pixels; absent for what its kind says. */
  readonly edge?: number
  readonly onPress: () => void
}

type Standing = Pick<FlatMark, 'at' | 'onPress'>

/**
 * Marks by the hundred, which are buttons. Leaflet gives each of its markers a layer and a place of
 * their own in the browser, which are put together with all others in every picture of a map that is
 * moved. These are one element each in one layer, all in the same cell, and stand where they are by
 * their margins alone (decision 0140). One of these for a map.
 */
export class FlatMarks {
  readonly #map: LeafletMap
  readonly #pane: HTMLElement
  readonly #standing = new Map<HTMLElement, Standing>()
  readonly #stop = new AbortController()

  constructor(map: LeafletMap) {
    this.#map = map
    this.#pane = map.getPane(PANE) ?? map.createPane(PANE)
    const { signal } = this.#stop
    this.#pane.addEventListener('click', (event) => this.#clicked(event), { signal })
    this.#pane.addEventListener('keydown', (event) => this.#keyPressed(event), { signal })
    map.on(this.#events)
  }

  /** Puts a mark on the map. When it goes, the map takes over a focus that it had. */
  draw({ at, kind, name, count, edge, onPress }: FlatMark): { remove: () => void } {
    const element = document.createElement('div')
    element.className = `ho-marker ho-marker-flat ho-marker-${kind}`
    element.role = 'button'
    element.tabIndex = 0
    element.ariaLabel = name
    if (count !== undefined) element.textContent = String(count)
    if (edge !== undefined) {
      element.style.borderWidth = `${edge}px`
      element.style.lineHeight = `${2 * (FLAT_REACH - edge)}px`
    }
    this.#standing.set(element, { at, onPress })
    this.#place(element, at)
    this.#pane.append(element)
    return { remove: () => this.#remove(element) }
  }

  /** Shows again what a zoom took away: what is there now is what is to be seen. */
  settle(): void {
    if (!this.#pane.classList.contains(AWAY)) return
    this.#placeAll()
    this.#pane.classList.remove(AWAY)
  }

  /** What is still there goes. */
  end(): void {
    this.#stop.abort()
    this.#map.off(this.#events)
    for (const element of this.#standing.keys()) this.#remove(element)
    this.#pane.classList.remove(AWAY)
  }

  /** Most are others after a zoom, so all are away from its beginning until those are known. */
  readonly #events = {
    zoomanim: () => this.#pane.classList.add(AWAY),
    zoom: (event: LeafletEvent) => this.#viewChanged(event),
    viewreset: (event: LeafletEvent) => this.#viewChanged(event),
  }

  #viewChanged({ type }: LeafletEvent): void {
    // Two fingers zoom without an animation, with all marks where they belong.
    if (type === 'viewreset' || !this.#pane.classList.contains(AWAY)) this.#placeAll()
  }

  #placeAll(): void {
    for (const [element, { at }] of this.#standing) this.#place(element, at)
  }

  #place(element: HTMLElement, at: Coordinates): void {
    const { x, y } = this.#map.latLngToLayerPoint(at).round()
    // A place or a transformation of its own would be one more thing to put together in each picture.
    element.style.margin = `${y - FLAT_REACH}px 0 0 ${x - FLAT_REACH}px`
  }

  #remove(element: HTMLElement): void {
    const hadFocus = element === document.activeElement
    this.#standing.delete(element)
    element.remove()
    if (hadFocus) this.#map.getContainer().focus({ preventScroll: true })
  }

  #clicked(event: Event): void {
    const mark = this.#markOf(event)
    if (!mark) return
    // The map itself is not meant.
    event.stopPropagation()
    // Nor is the mark by which a hand drew the map aside.
    if (!this.#map.dragging.moved?.()) mark.onPress()
  }

  #keyPressed(event: KeyboardEvent): void {
    const mark = this.#markOf(event)
    if (!mark || !isPress(event)) return
    event.preventDefault()
    mark.onPress()
  }

  #markOf({ target }: Event): Standing | undefined {
    return target instanceof HTMLElement ? this.#standing.get(target) : undefined
  }
}
