import type { Coordinate } from '../core/coordinates'

const METRES_PER_DEGREE = 111_195

/**
 * A flat plane around a point, in metres, turned a little, so that streets laid out along its axes do
 * not all run due north. Good to a few metres over the 12 km that it is used for.
 */
export class Projection {
  private readonly perLng: number
  private readonly cos: number
  private readonly sin: number

  constructor(
    private readonly centre: Coordinate,
    turnDegrees: number,
  ) {
    this.perLng = METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180)
    this.cos = Math.cos((turnDegrees * Math.PI) / 180)
    this.sin = Math.sin((turnDegrees * Math.PI) / 180)
  }

  toPlane(lat: number, lng: number): readonly [number, number] {
    const east = (lng - this.centre.lng) * this.perLng
    const north = (lat - this.centre.lat) * METRES_PER_DEGREE
    return [east * this.cos + north * this.sin, north * this.cos - east * this.sin]
  }

  toCoordinate(x: number, y: number): Coordinate {
    const east = x * this.cos - y * this.sin
    const north = x * this.sin + y * this.cos
    return {
      lat: this.centre.lat + north / METRES_PER_DEGREE,
      lng: this.centre.lng + east / this.perLng,
    }
  }
}
