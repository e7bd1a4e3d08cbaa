import { Delete, Users } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Button } from '@/components/ui/button'
import { useScreenKeys } from './use-screen-keys'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

type PinPadProps = {
  /** How many are typed. */
  digits: number
  isPending: boolean
  /** Too many wrong ones: nothing is sent yet. */
  isWaiting: boolean
  isCover: boolean
  onDigit: (digit: string) => void
  onErase: () => void
  onEnter: () => void
  onBack: () => void
}

/** Huge keys for a PIN; a keyboard types it as well. */
export function PinPad(props: PinPadProps) {
  const { digits, isPending, isWaiting, onDigit, onErase, onEnter, onBack } = props
  const t = useTranslations('tablets.screen')
  usePadKeys(props)
  return (
    <div className="mx-auto flex flex-col items-center gap-5">
      <p role="status" className="sr-only">
        {t('typed', { count: digits })}
      </p>
      <div aria-hidden className="flex h-4 gap-3">
        {Array.from({ length: Math.max(4, digits) }, (_, index) => (
          <span
            key={index}
            className={cn(
              'size-4 rounded-full border-2 border-border-strong',
              index < digits && 'border-accent bg-accent',
            )}
          />
        ))}
      </div>
      <div data-pin-pad role="group" aria-label={t('keys')} className="grid grid-cols-3 gap-3">
        {DIGITS.map((digit) => (
          <Key key={digit} label={digit} onPress={() => onDigit(digit)}>
            {digit}
          </Key>
        ))}
        <Key label={t('erase')} isQuiet onPress={onErase}>
          <Delete aria-hidden className="size-7" />
        </Key>
        <Key label="0" onPress={() => onDigit('0')}>
          0
        </Key>
        <button
          type="button"
          disabled={isPending || isWaiting}
          aria-busy={isPending}
          onClick={onEnter}
          className="flex h-16 w-20 items-center justify-center rounded-outer bg-accent text-lg font-semibold text-on-accent disabled:opacity-60 sm:w-24"
        >
          {t('enter')}
        </button>
      </div>
      <Button variant="quiet" icon={<Users aria-hidden />} onClick={onBack}>
        {t('somebodyElse')}
      </Button>
    </div>
  )
}

type KeyProps = { label: string; isQuiet?: boolean; onPress: () => void; children: ReactNode }

function Key({ label, isQuiet = false, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={cn(
        'flex h-16 w-20 items-center justify-center rounded-outer border text-xl font-medium tabular-nums select-none sm:w-24',
        'touch-manipulation active:bg-accent-soft',
        isQuiet ? 'border-transparent text-muted' : 'border-border-strong bg-surface',
      )}
    >
      {children}
    </button>
  )
}

/** A keyboard types the PIN too; the keys of other buttons stay theirs. */
function usePadKeys({ isCover, onDigit, onErase, onEnter, onBack }: PinPadProps): void {
  useScreenKeys(isCover, (event) => {
    const { key, target } = event
    const isOther = target instanceof Element && target.closest('a, button') !== null
    const isPad = target instanceof Element && target.closest('[data-pin-pad]') !== null
    const acts: Record<string, () => void> = { Backspace: onErase, Escape: onBack, Enter: onEnter }
    if (key === 'Enter' && isOther && !isPad) return
    const act = /^\d$/.test(key) ? () => onDigit(key) : acts[key]
    if (!act) return
    event.preventDefault()
    if (!event.repeat || key === 'Backspace') act()
  })
}
