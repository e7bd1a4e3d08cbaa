'use client'

import { Minimize2, MoonStar } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { type KitchenScreen, kitchenScreen } from './kitchen-screen'

/** The way back from the kitchen's screen, and a word where the browser lets it go dark. */
export function KitchenBar({ state }: { state: KitchenScreen }) {
  const t = useTranslations('board.kitchen')
  if (state === 'off') return null
  return (
    <>
      {state === 'dims' && (
        <p role="status" className="flex items-center gap-1.5 text-sm font-medium text-waiting">
          <MoonStar aria-hidden className="size-5 shrink-0" />
          <span className="max-sm:sr-only">{t('dims')}</span>
        </p>
      )}
      <Button
        size="counter"
        icon={<Minimize2 aria-hidden />}
        onClick={() => kitchenScreen.close()}
        className="px-3"
      >
        <span className="max-sm:sr-only">{t('leave')}</span>
      </Button>
    </>
  )
}
