import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'

type OpenSwitchProps = {
  isOpen: boolean
  storeName: string
  /** Null: to be looked at only. */
  onPress: (() => void) | null
}

/** Open or closed, in a word and a switch; pressing it asks before anything happens. */
export function OpenSwitch({ isOpen, storeName, onPress }: OpenSwitchProps) {
  const t = useTranslations('hours.card')
  const word = t(isOpen ? 'open' : 'closed')
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOpen}
      aria-label={t('switch', { store: storeName })}
      disabled={!onPress}
      onClick={onPress ?? undefined}
      className="flex min-h-12 shrink-0 items-center gap-2.5 rounded-inner px-1 font-medium disabled:cursor-default"
    >
      <span className={isOpen ? 'text-done' : 'text-late'}>{word}</span>
      <span
        aria-hidden
        className={cn(
          'relative h-7 w-12 rounded-full border transition-colors duration-150',
          isOpen ? 'border-done bg-done' : 'border-border-strong bg-sunken',
        )}
      >
        <span
          className={cn(
            'absolute top-0.5 size-5.5 rounded-full border bg-surface transition-[left] duration-150',
            isOpen ? 'left-5.5 border-transparent' : 'left-0.5 border-border-strong',
          )}
        />
      </span>
    </button>
  )
}
