/** As much of the browser's own reader of barcodes as is used here; TypeScript does not know it. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = new () => Detector

/** The browser's reader of barcodes, null where it has none. */
export function detectorOf(holder: object): DetectorClass | null {
  const { BarcodeDetector } = holder as { BarcodeDetector?: DetectorClass }
  return typeof BarcodeDetector === 'function' ? BarcodeDetector : null
}

export type CameraProblem = 'denied' | 'missing' | 'failed'

/** Why there is no picture, by the name of what the browser threw. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}
