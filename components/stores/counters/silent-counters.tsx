'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorOff } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useLive } from '@/components/shell/live-provider'
import { notifyHidden } from '@/components/shell/notify/notify-hidden'
import { useViewer } from '@/components/shell/viewer-provider'
import { storeKeys, storePaths } from '@/lib/stores/keys'
import { countersQuery } from '../hours-query'

type SilentCountersProps = {
  /** As the server knew it. */
  first: readonly number[]
}

/**
 * Tells managers on every page that nobody is at the counters of an open store of theirs: in the
 * header, where it pushes nothing away whenever it comes.
 */
export function SilentCounters({ first }: SilentCountersProps) {
  const t = useTranslations('hours.counters')
  const words = useTranslations('shell.notify')
  const format = useFormatter()
  const client = useQueryClient()
  const { stores } = useViewer()
  // The page of the stores brings them: what was read before it came alive would differ from what the
  // server drew there.
  const reads = usePathname() !== storePaths.stores()
  const { data } = useQuery({ ...countersQuery(), enabled: reads })
  useLive((event) => {
    if (event.type === 'store' || event.type === 'resync')
      void client.invalidateQueries({ queryKey: storeKeys.counters() })
  })
  const known = data?.filter(({ goneSince }) => goneSince !== null).map(({ storeId }) => storeId)
  const silent = stores.filter(
    ({ id, may }) => may.includes('store.open-close') && (known ?? first).includes(id),
  )
  const names = format.list(silent.map(({ name }) => name))
  const tell = useEffectEvent((stores: string) =>
    notifyHidden({
      title: words('silentTitle'),
      body: words('silent', { stores }),
      tag: 'counters',
      path: storePaths.stores(),
    }),
  )
  useEffect(() => {
    if (names !== '') void tell(names)
  }, [names])
  if (silent.length === 0) return null
  return (
    <Link
      href={storePaths.stores()}
      title={[t('silent', { stores: names }), t('silentText')].join('\n')}
      className="flex h-7 min-w-9 shrink-9999 items-center gap-1.5 rounded-full bg-alarm px-2.5 text-xs font-semibold text-on-alarm pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5"
    >
      <MonitorOff aria-hidden className="size-4 shrink-0" />
      <span role="status" className="truncate max-xl:sr-only">
        {t('silent', { stores: names })}
      </span>
      <span aria-hidden className="truncate xl:hidden">
        {t('silentShort', { stores: names })}
      </span>
    </Link>
  )
}
