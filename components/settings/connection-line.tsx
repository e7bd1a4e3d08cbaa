'use client'

import { PlugZap } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Age } from '@/components/ui/age'
import { Button } from '@/components/ui/button'
import { TimeLeft } from '@/components/ui/time-left'
import { useNow } from '@/components/ui/use-now'
import type { ConnectionHealth } from '@/lib/settings/schema'
import { HealthLine } from './health-line'
import { TestResult } from './test-result'
import { useConnectionFailure } from './use-connection-failure'
import { useTestConnection } from './use-test-connection'

/** One family in one zone: its latest calls, its token, and a harmless call to try it. */
export function ConnectionLine({ connection }: { connection: ConnectionHealth }) {
  const t = useTranslations('health')
  const failure = useConnectionFailure()
  const { family, zone, configured, verdict, lastFailure, lastFailureAt } = connection
  const test = useTestConnection({ family, zone })
  return (
    <HealthLine
      label={t(`family.${family}`)}
      verdict={verdict}
      off={!configured}
      advice={
        verdict === 'wrong' &&
        lastFailureAt && (
          <>
            {t.rich('connection.failure', { age: () => <Age at={lastFailureAt} /> })}{' '}
            {lastFailure && failure(lastFailure)}
          </>
        )
      }
      action={
        configured && (
          <Button
            icon={<PlugZap aria-hidden />}
            pending={test.isPending}
            onClick={() => void test.run()}
            aria-label={t('test.label', { family: t(`family.${family}`), zone })}
          >
            {t('test.button')}
          </Button>
        )
      }
    >
      {configured && <ConnectionFacts connection={connection} />}
      <TestResult result={test.result} />
    </HealthLine>
  )
}

function ConnectionFacts({ connection }: { connection: ConnectionHealth }) {
  const t = useTranslations('health.connection')
  const { lastSuccessAt, tokenUntil, restingUntil } = connection
  const isTokenOver = useNow(10_000) > Date.parse(tokenUntil ?? '')
  return (
    <>
      <p>
        {t('credentials')}{' '}
        {lastSuccessAt ? t.rich('success', { age: () => <Age at={lastSuccessAt} /> }) : t('never')}
      </p>
      {tokenUntil && (
        <p>
          {isTokenOver
            ? t('tokenOver')
            : t.rich('token', { left: () => <TimeLeft at={tokenUntil} /> })}
        </p>
      )}
      {restingUntil && <p>{t.rich('resting', { left: () => <TimeLeft at={restingUntil} /> })}</p>}
    </>
  )
}
