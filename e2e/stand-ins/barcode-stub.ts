import type { Page } from '@playwright/test'

type Stubbed = typeof globalThis & { seen: string[]; tracks: MediaStreamTrack[] }

/**
 * From the next page on the browser reads barcodes, as far as a test holds one into the picture, and
 * what the camera hands out can be counted. The camera itself is Chromium's own moving test picture.
 */
export async function stubBarcodeDetector(page: Page) {
  await page.addInitScript(() => {
    const stubbed = globalThis as Stubbed
    stubbed.seen = []
    stubbed.tracks = []
    class BarcodeDetector {
      detect = () => Promise.resolve(stubbed.seen.map((rawValue) => ({ rawValue })))
    }
    Object.assign(globalThis, { BarcodeDetector })
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      stubbed.tracks.push(...stream.getTracks())
      return stream
    }
  })
  return {
    see: (code: string) => page.evaluate((seen) => ((globalThis as Stubbed).seen = [seen]), code),
    liveTracks: () =>
      page.evaluate(
        () =>
          (globalThis as Stubbed).tracks.filter(({ readyState }) => readyState === 'live').length,
      ),
    breakCamera: () =>
      page.evaluate(() => {
        const error = new DOMException('no camera', 'NotFoundError')
        navigator.mediaDevices.getUserMedia = () => Promise.reject(error)
      }),
  }
}
