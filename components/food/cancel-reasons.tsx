'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

const COMMON = ['customer', 'soldOut', 'address', 'slow', 'twice', 'closing'] as const

/** One press writes a common reason into the field below, where it can still be changed. */
export function CancelReasons({ onChoose }: { onChoose: (reason: string) => void }) {
  const t = useTranslations('food.cancel')
  return (
    <div role="group" aria-label={t('reasons')} className="flex flex-wrap gap-2">
      {COMMON.map((key) => (
        <Button key={key} className="px-4" onClick={() => onChoose(t(`common.${key}`))}>
          {t(`common.${key}`)}
        </Button>
      ))}
    </div>
  )
}
