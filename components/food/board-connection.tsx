'use client'

import { useTranslations } from 'next-intl'
import { useConnection } from '@/components/shell/live-provider'
import { ageOf } from '@/components/ui/age-of'
import { Notice } from '@/components/ui/notice'
import { useNow } from '@/components/ui/use-now'

/** A break shorter than this ends by itself before anybody could do anything about it. */
const BREAK_MS = 15_000

/** Across the whole board while it hears of nothing: how old what it shows is. */
export function BoardConnection() {
  const t = useTranslations('board.connection')
  const common = useTranslations('common')
  const { state, since } = useConnection()
  const ageMs = useNow(1000) - since
  if (state === 'live' || ageMs < BREAK_MS) return null
  const { unit, count } = ageOf(ageMs)
  return (
    <Notice
      wide
      kind="late"
      title={t('lost', { age: common(`age.${unit}`, { count }) })}
      className="sticky top-(--shell-top,0px) z-30 -mx-4 w-auto border-b-2 border-late text-base lg:-mx-6 lg:px-6"
    >
      {t('lostHelp')}
    </Notice>
  )
}
