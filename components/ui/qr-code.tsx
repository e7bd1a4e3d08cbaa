type QrCodeProps = {
  /** One path of unit squares, and its width in them. */
  code: { size: number; path: string }
  /** What it leads to: read aloud. */
  label: string
  className?: string
}

/** The empty margin that a scanner needs, in squares. */
const QUIET = 4

/** A QR code, black on white in every theme: scanners expect it so. `className` gives the size. */
export function QrCode({ code: { size, path }, label, className }: QrCodeProps) {
  const width = size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${width} ${width}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-QUIET} y={-QUIET} width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
