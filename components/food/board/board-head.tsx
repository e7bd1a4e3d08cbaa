'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useConnection } from '@/components/shell/live-provider'
import { buttonClass } from '@/components/ui/button'
import { ageOf } from '@/components/ui/clock/age-of'
import { useNow } from '@/components/ui/clock/use-now'
import { Kbd } from '@/components/ui/kbd'
import { Notice } from '@/components/ui/notice'
import { foodPaths } from '@/lib/food/keys'

/** A break shorter than this ends by itself before anybody could do anything about it. */
const BREAK_MS = 15_000

/** At the foot of the board while it hears of nothing: how old what it shows is. */
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
      className="border-t-2 border-late text-base lg:px-6"
    >
      {t('lostHelp')}
    </Notice>
  )
}

/** The way to the order form; `hasKey` shows the key that leads there too. */
export function NewOrderLink({ hasKey = false }: { hasKey?: boolean }) {
  const t = useTranslations('food')
  return (
    <Link
      href={foodPaths.newOrder()}
      className={buttonClass({ variant: 'primary', size: 'counter' })}
    >
      <Plus aria-hidden />
      {t('newOrder')}
      {hasKey && (
        <span aria-hidden className="max-lg:hidden [&_kbd]:border-on-accent [&_kbd]:text-on-accent">
          <Kbd>N</Kbd>
        </span>
      )}
    </Link>
  )
}
