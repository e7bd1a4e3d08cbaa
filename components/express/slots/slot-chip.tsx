'use client'

import { Ban, Check, CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type SlotChipProps = {
  /** Read aloud in place of what is shown. */
  name: string
  /** Ids of what explains it. */
  describedBy?: string | undefined
  isChosen: boolean
  /** It cannot be chosen; it takes the focus and says why. */
  isBarred?: boolean
  /** Chosen, and in the way of sending. */
  isWrong?: boolean
  isTabbable: boolean
  onFocus: () => void
  onPress: () => void
  note?: ReactNode
  className?: string
  children: ReactNode
}

/** One time to choose: a radio, at least 44 px high. */
export function SlotChip(props: SlotChipProps) {
  const { name, describedBy, isChosen, isBarred = false, isWrong = false, isTabbable } = props
  const { onFocus, onPress, note, className, children } = props
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-disabled={isBarred || undefined}
      aria-label={name}
      aria-describedby={describedBy}
      tabIndex={isTabbable ? 0 : -1}
      onFocus={onFocus}
      onClick={onPress}
      className={cn(
        'inline-flex min-h-11 items-center gap-2 rounded-inner border px-3 py-1.5 text-left',
        'tabular-nums transition-colors duration-150 disabled:cursor-not-allowed',
        isBarred && 'cursor-not-allowed border-dashed border-border bg-sunken text-muted',
        !isBarred && !isChosen && 'border-border-strong bg-surface hover:bg-sunken',
        isChosen && !isWrong && 'border-accent bg-accent-soft font-medium ring-1 ring-accent',
        isChosen && isWrong && 'border-solid border-late bg-late-soft font-medium text-late',
        className,
      )}
    >
      <Mark isChosen={isChosen} isWrong={isWrong} isBarred={isBarred} />
      <span className="min-w-0">
        <span className="block">{children}</span>
        {note && <span className="block text-xs font-normal text-muted">{note}</span>}
      </span>
    </button>
  )
}

type MarkProps = { isChosen: boolean; isWrong: boolean; isBarred: boolean }

function Mark({ isChosen, isWrong, isBarred }: MarkProps) {
  const className = 'size-4 shrink-0'
  if (isChosen && isWrong) return <CircleAlert aria-hidden className={className} />
  if (isChosen) return <Check aria-hidden className={cn(className, 'text-accent')} />
  return isBarred ? <Ban aria-hidden className={cn(className, 'opacity-60')} /> : null
}

/** The choice of no time at all, where the product leaves it open. */
export function NoSlotChip(props: Omit<SlotChipProps, 'children' | 'name'> & { kind: NoSlotKind }) {
  const { kind, ...rest } = props
  const t = useTranslations('slots')
  return (
    <SlotChip {...rest} name={t(`${kind}.none`)} note={t(`${kind}.noneHelp`)} className="mb-2">
      {t(`${kind}.none`)}
    </SlotChip>
  )
}

export type NoSlotKind = 'handIn' | 'delivery'
