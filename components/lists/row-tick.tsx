'use client'

import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { Input } from '@/components/ui/forms/input'
import type { ShownRow } from './shown-row'
import type { Choose, Choosing } from './use-selection'

type TickProps = {
  label: string
  checked: boolean
  className?: string
  onChange: (isRange: boolean) => void
}

/** Over the link that the row is, and as large as its cell. */
function Tick({ label, checked, className, onChange }: TickProps) {
  return (
    <label
      className={cn(
        'relative z-1 flex size-9 items-center justify-center pointer-coarse:size-12',
        className,
      )}
    >
      <span className="sr-only">{label}</span>
      <Input
        type="checkbox"
        checked={checked}
        className="size-4.5 accent-accent pointer-coarse:size-5"
        onChange={({ nativeEvent }) =>
          onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}

type RowTickProps = { shown: ShownRow; isChosen: boolean; choose: Choose; className?: string }

export function RowTick({ shown, isChosen, choose, className }: RowTickProps) {
  const t = useTranslations('lists.select')
  return (
    <Tick
      label={t('one', { number: shown.number })}
      checked={isChosen}
      onChange={(isRange) => choose(shown, isRange)}
      {...(className && { className })}
    />
  )
}

export function AllTick({ choosing }: { choosing: Choosing }) {
  const t = useTranslations('lists.select')
  return <Tick label={t('all')} checked={choosing.areAllChosen} onChange={choosing.chooseAll} />
}
