'use client'

import { useQuery } from '@tanstack/react-query'
import { MonitorOff, TabletSmartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Age } from '@/components/ui/clock/age'
import { Meaning } from '@/components/ui/meaning'
import type { Counter } from '@/lib/stores/model/counters'
import { countersQuery } from '../hours-query'

/** Which counters of a store are connected, and who was last seen at those that are not. */
export function CounterLine({ storeId }: { storeId: number }) {
  const t = useTranslations('hours.counters')
  const { data, isError } = useQuery(countersQuery())
  // They come with the page.
  if (isError || !data) return <p className="text-muted">{t('unknown')}</p>
  const store = data.find((one) => one.storeId === storeId)
  const all = store?.counters ?? []
  const connected = all.filter(({ isConnected }) => isConnected)
  const shown = connected.length > 0 ? connected : all.slice(0, 1)
  return (
    <div>
      <p>
        {store?.goneSince ? (
          <Meaning kind="late" icon={<MonitorOff aria-hidden />} wraps>
            {t('gone')}
          </Meaning>
        ) : (
          <span className="flex items-center gap-1.5">
            <TabletSmartphone aria-hidden className="size-4 text-muted" />
            {t('connected', { count: connected.length })}
          </span>
        )}
      </p>
      {store?.goneSince && <p className="mt-1 pl-5.5">{t('silentText')}</p>}
      <ul className="pl-5.5 text-muted empty:hidden">
        {shown.map((counter, index) => (
          <li key={index} className="wrap-anywhere">
            <CounterName counter={counter} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A device by its system and person; of one that is gone, since when. */
function CounterName({ counter }: { counter: Counter }) {
  const t = useTranslations('hours.counters')
  const { device, person, isConnected, lastSeenAt } = counter
  return (
    <>
      {t('name', { device: device ?? t('device'), person })}
      {!isConnected && (
        <>
          {' · '}
          {t.rich('seen', { age: () => <Age at={lastSeenAt} /> })}
        </>
      )}
    </>
  )
}
