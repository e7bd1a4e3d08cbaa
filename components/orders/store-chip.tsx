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
        'inline-block min-w-0 truncate rounded-inner border px-1.5 text-sm font-semibold',
        'border-[oklch(0.6_0.12_var(--store-hue))] bg-[oklch(0.93_0.055_var(--store-hue))]',
        'text-[oklch(0.33_0.1_var(--store-hue))] dark:border-[oklch(0.6_0.1_var(--store-hue))]',
        'dark:bg-[oklch(0.31_0.06_var(--store-hue))] dark:text-[oklch(0.92_0.06_var(--store-hue))]',
        className,
      )}
    >
      {store.name}
    </span>
  )
}
