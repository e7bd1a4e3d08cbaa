'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Buffer } from '@/lib/stores/schema'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import { buffersQuery } from '../hours-query'
import { SendingPill } from '../sending-pill'

const BufferDialog = dynamic(() => import('./buffer-dialog').then((m) => m.BufferDialog), {
  ssr: false,
})

/** How many minutes before closing no new customers are taken: one number for many stores. */
export function BufferSection() {
  const t = useTranslations('hours.buffer')
  const { data, isError } = useQuery(buffersQuery())
  if (data?.length === 0) return null
  return (
    <Section title={t('title')} text={t('text')}>
      {isError && <p className="text-muted">{t('unknown')}</p>}
      {!data && !isError && <Skeleton className="h-16" />}
      <ul className="divide-y empty:hidden">
        {data?.map((buffer) => (
          <BufferRow key={buffer.zone} buffer={buffer} />
        ))}
      </ul>
    </Section>
  )
}

function BufferRow({ buffer }: { buffer: Buffer }) {
  const t = useTranslations('hours.buffer')
  const [isAsking, setAsking] = useState(false)
  const { minutes, stores, last } = buffer
  const viewer = useViewer()
  // In the person's own language, like everywhere else.
  const nameOf = (storeId: number) => viewer.stores.find(({ id }) => id === storeId)?.name
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {minutes === null ? t('never') : t('minutes', { count: minutes })}
          {last && last.state !== 'accepted' && <SendingPill state={last.state} />}
        </p>
        <p className="wrap-anywhere text-muted">
          {t('touches', { stores: stores.map(({ id, name }) => nameOf(id) ?? name).join(', ') })}
        </p>
      </div>
      {buffer.mayEdit && <Button onClick={() => setAsking(true)}>{t('change')}</Button>}
      {isAsking && <BufferDialog buffer={buffer} onClose={() => setAsking(false)} />}
    </li>
  )
}
