import { create } from 'qrcode'

/** A QR code as one path of unit squares; `size` is its width in them, without a quiet zone. */
export type QrCode = { size: number; path: string }

/** Medium error correction: a crumpled ticket still scans. */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data.keys()).filter((index) => data[index])
  const path = dark.map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`).join('')
  return { size, path }
}
