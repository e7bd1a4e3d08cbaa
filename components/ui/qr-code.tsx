type QrCodeProps = {
  /** One path of unit squares, and its width in them. */
  code: { size: number; path: string }
  /** What it leads to: read aloud. */
  label: string
  /** The empty margin that a scanner needs, in squares; 0 where white paper gives it. */
  quiet?: number
  className?: string
}

/** A QR code, black on white in every theme: scanners expect it so. `className` gives the size. */
export function QrCode({ code: { size, path }, label, quiet = 4, className }: QrCodeProps) {
  const width = size + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${width} ${width}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-quiet} y={-quiet} width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
