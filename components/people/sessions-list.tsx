'use client'

import { LogOut, MonitorSmartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePress } from '@/components/shell/use-press'
import { Button } from '@/components/ui/button'
import { Age } from '@/components/ui/clock/age'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Meaning } from '@/components/ui/meaning'
import { toast } from '@/components/ui/toast'
import { endOtherSessions, endSession } from '@/lib/people/actions'
import type { SessionRow } from '@/lib/people/model/session-row'

type SessionsListProps = {
  sessions: readonly SessionRow[]
  /** Whose they are. */
  personId: number
}

/** Where somebody is signed in, and a way to end each. */
export function SessionsList({ sessions, personId }: SessionsListProps) {
  const t = useTranslations('people.sessions')
  const { pending, failure, press } = usePress()
  const others = sessions.filter(({ isThis }) => !isThis)
  const endAll = () =>
    press(
      () => endOtherSessions({ personId }),
      ({ ended }) => toast.success(t('endedOthers', { count: ended })),
    )
  if (sessions.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <div className="flex flex-col gap-3">
      {failure && <FormErrors {...failure} />}
      <ul className="divide-y divide-border border-y">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 1 && (
        <Button pending={pending} onClick={() => void endAll()} className="self-start">
          {t(others.length < sessions.length ? 'endOthers' : 'endAll')}
        </Button>
      )}
    </div>
  )
}

function SessionLine({ session }: { session: SessionRow }) {
  const t = useTranslations('people.sessions')
  const { pending, failure, press } = usePress()
  const name = session.device ?? t('unknownDevice')
  const end = () =>
    press(
      () => endSession({ sessionId: session.id }),
      () => toast.success(t('ended', { device: name })),
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {name}
          {session.isThis && (
            <Meaning kind="done" className="text-xs">
              {t('this')}
            </Meaning>
          )}
        </p>
        <p className="wrap-anywhere text-muted">
          {t.rich('where', {
            address: session.address,
            since: () => <Age at={session.createdAt} />,
            seen: () => <Age at={session.lastSeenAt} />,
          })}
        </p>
        {failure && <FormErrors {...failure} />}
      </div>
      {!session.isThis && (
        <Button
          icon={<LogOut aria-hidden />}
          pending={pending}
          aria-label={t('endOf', { device: name })}
          onClick={() => void end()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
