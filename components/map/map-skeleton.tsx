/** Stands where a map will be, in its shape. No motion: it is there for a moment. */
export function MapSkeleton() {
  return (
    <div
      aria-hidden
      style={{
        height: '100%',
        minHeight: '16rem',
        borderRadius: 8,
        border: '1px solid var(--border, #dfe3e8)',
        background:
          'linear-gradient(150deg, var(--map-land, #f8f7f3) 0 46%, var(--map-water, #d9e4ec) 46% 60%, var(--map-land, #f8f7f3) 60%)',
      }}
    />
  )
}
