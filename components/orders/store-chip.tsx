import type { CSSProperties } from 'react'
import { cn } from '@/components/ui/cn'
import { storeHue } from '@/lib/domain/store-hue'

type StoreChipProps = { store: { id: number; name: string }; className?: string }

/** Whose order it is, by name and colour, where several stores' orders stand beside each other. */
export function StoreChip({ store, className }: StoreChipProps) {
  return (
    <span
      title={store.name}
      style={{ '--store-hue': storeHue(store.id) } as CSSProperties}
      className={cn(
        'store-chip inline-block min-w-0 truncate rounded-inner border px-1.5 text-sm font-semibold',
        className,
      )}
    >
      {store.name}
    </span>
  )
}
