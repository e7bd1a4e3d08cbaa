'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { cn } from '@/components/ui/cn'
import { Input } from '@/components/ui/input'
import { LIST_FILTERS, type ListFilter } from '@/lib/orders/schema'

type FilterChipsProps = {
  value: ListFilter | 'all'
  onChange: (filter: ListFilter | 'all') => void
}

/** Which orders are shown, one of several. Radio buttons underneath; on a phone they scroll sideways. */
export function FilterChips({ value, onChange }: FilterChipsProps) {
  const t = useTranslations('orders.list')
  const chosen = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    // Braces: newer browsers answer with a promise, which is nothing to clean up with.
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  return (
    <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:px-0.5">
      <legend className="sr-only">{t('show')}</legend>
      <div className="flex w-max gap-1.5">
        {([...LIST_FILTERS, 'all'] as const).map((filter) => (
          <label
            key={filter}
            ref={filter === value ? chosen : null}
            className={cn(
              'relative flex h-9 items-center rounded-full border px-3.5 whitespace-nowrap pointer-coarse:h-12',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent',
              filter === value
                ? 'border-accent bg-accent-soft font-medium text-text'
                : 'text-muted hover:border-border-strong hover:text-text',
            )}
          >
            <Input
              type="radio"
              name="show"
              className="sr-only"
              checked={filter === value}
              onChange={() => onChange(filter)}
            />
            {t(`filter.${filter}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
