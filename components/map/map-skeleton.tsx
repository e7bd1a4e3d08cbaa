/** Stands where a map will be: land alone, for what looks like a place would be taken for one. */
export function MapSkeleton() {
  return (
    <div
      aria-hidden
      style={{
        height: '100%',
        minHeight: '16rem',
        borderRadius: 8,
        border: '1px solid var(--border, #dfe3e8)',
        background: 'var(--map-land, #f1efe9)',
      }}
    />
  )
}
