import { divIcon, Marker, type DivIcon, type Map as LeafletMap, type Point } from 'leaflet'

declare module 'leaflet' {
  // What Leaflet's own markers have and its types do not tell of. Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Marker {
    _zoomAnimated: boolean
    _setPos(position: Point): void
  }
}

const PANE = 'flat'

/**
 * A marker among hundreds. Leaflet gives each marker a layer of its own in the browser, which is
 * put together with all others in every picture of a map that is moved; these share theirs. While the
 * map zooms it is away, because most of them are others afterwards (decision 0140).
 */
export class FlatMarker extends Marker {
  override onAdd(map: LeafletMap): this {
    this.options.pane = PANE
    if (!map.getPane(PANE)) map.createPane(PANE)
    this._zoomAnimated = false
    super.onAdd(map)
    // By these each would be styled anew when a zoom or a drag begins. The pane is away as a whole.
    this.getElement()?.classList.remove('leaflet-zoom-hide', 'leaflet-interactive')
    return this
  }

  override _setPos(position: Point): void {
    super._setPos(position)
    const element = this.getElement()
    if (element) element.style.transform = `translate(${position.x}px, ${position.y}px)`
  }
}

/** As few elements as a mark can be: what it is called shows under the pointer out of its name. */
export function flatIcon(kind: string, shape: string): DivIcon {
  return divIcon({
    className: `ho-marker ho-marker-flat ho-marker-${kind}`,
    html: `<svg viewBox="-24 -24 48 48" width="48" height="48" aria-hidden="true">${shape}</svg>`,
    iconSize: [48, 48],
    iconAnchor: [24, 24],
  })
}
