import { expect, it } from 'vitest'
import { cameraProblem, detectorOf } from './barcode-detector'

it('is there where the browser has it', () => {
  class BarcodeDetector {
    detect = () => Promise.resolve([])
  }
  expect(detectorOf({ BarcodeDetector })).toBe(BarcodeDetector)
  expect(detectorOf({})).toBeNull()
})

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'failed'],
])('tells %s as %s', (name, problem) => {
  expect(cameraProblem(new DOMException('', name))).toBe(problem)
})
