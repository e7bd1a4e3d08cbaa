/**
 * Leaflet without what no map here shows: popups, tooltips, overlays of pictures, GeoJSON, WMS,
 * polygons, drawing on a canvas and the choice of layers, a quarter of its code. The build puts it
 * in the place of `leaflet` (decision 0298). The parts are in the library's own order, which its
 * circles need.
 */
import { Control, control } from 'leaflet/src/control/Control'
import { Attribution, attribution } from 'leaflet/src/control/Control.Attribution'
import { Scale, scale } from 'leaflet/src/control/Control.Scale'
import { Zoom, zoom } from 'leaflet/src/control/Control.Zoom'
import { Icon } from 'leaflet/src/layer/marker/Icon'
import { IconDefault } from 'leaflet/src/layer/marker/Icon.Default'
import { svg } from 'leaflet/src/layer/vector/SVG'
import { Map } from 'leaflet/src/map/Map'

Control.Zoom = Zoom
Control.Attribution = Attribution
Control.Scale = Scale
control.zoom = zoom
control.scale = scale
control.attribution = attribution
Icon.Default = IconDefault

// As in `Renderer.getRenderer`, but that nothing is drawn on a canvas.
Map.include({
  getRenderer({ options }) {
    const known = options.renderer || this._getPaneRenderer(options.pane) || this.options.renderer
    const renderer = known || (this._renderer ??= svg())
    if (!this.hasLayer(renderer)) this.addLayer(renderer)
    return renderer
  },
  _getPaneRenderer(name) {
    if (name === 'overlayPane' || name === undefined) return false
    return (this._paneRenderers[name] ??= svg({ pane: name }))
  },
})

export { Control, control, Icon }
export * from 'leaflet/src/core/index'
export * from 'leaflet/src/dom/index'
export * from 'leaflet/src/geometry/index'
export * from 'leaflet/src/geo/index'
export { Layer } from 'leaflet/src/layer/Layer'
export { LayerGroup, layerGroup } from 'leaflet/src/layer/LayerGroup'
export { FeatureGroup, featureGroup } from 'leaflet/src/layer/FeatureGroup'
export { icon } from 'leaflet/src/layer/marker/Icon'
export { DivIcon, divIcon } from 'leaflet/src/layer/marker/DivIcon'
export { Marker, marker } from 'leaflet/src/layer/marker/Marker'
export { GridLayer, gridLayer } from 'leaflet/src/layer/tile/GridLayer'
export { TileLayer, tileLayer } from 'leaflet/src/layer/tile/TileLayer'
export { Renderer } from 'leaflet/src/layer/vector/Renderer'
export { SVG, svg } from 'leaflet/src/layer/vector/SVG'
export { Path } from 'leaflet/src/layer/vector/Path'
export { CircleMarker, circleMarker } from 'leaflet/src/layer/vector/CircleMarker'
export { Circle, circle } from 'leaflet/src/layer/vector/Circle'
export { Polyline, polyline } from 'leaflet/src/layer/vector/Polyline'
export * from 'leaflet/src/map/index'
