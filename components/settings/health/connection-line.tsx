'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Check, PlugZap, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Age, TimeLeft } from '@/components/ui/clock/age'
import { useNow } from '@/components/ui/clock/use-now'
import type { Failure } from '@/lib/i18n/action-result'
import { testConnection } from '@/lib/settings/actions'
import { settingsKeys } from '@/lib/settings/keys'
import type { ConnectionName, TestedConnection } from '@/lib/settings/model/connections'
import type { ConnectionHealth } from '@/lib/settings/model/health'
import { HealthLine } from './health-line'

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

/** The words for why a call failed, given a kind of failure or the platform's code. */
function useConnectionFailure(): (failure: string) => string {
  const t = useTranslations('health.failure')
  const words = useProblemText()
  return (failure) => {
    const kind = failure as 'timed-out'
    if (t.has(kind)) return t(kind)
    // What a server, or something before it, answers with instead of an envelope.
    if (/^(http-|5000)/.test(failure)) return t('server', { code: failure.replace('http-', '') })
    return words.sentence({ problem: 'platformRefused', code: failure })
  }
}

/** What came of a test, read aloud; nothing before one was made. */
function TestResult({ result }: { result: TestOutcome | undefined }) {
  const t = useTranslations('health.test')
  const common = useTranslations('common')
  const words = useProblemText()
  return (
    <div role="status" className="text-text">
      {result?.ok === true && (
        <p className="mt-1 flex gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-done" />
          {t('done', result.value)}
        </p>
      )}
      {result !== undefined && result?.ok !== true && (
        <div className="mt-1 flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-late" />
          <p>
            {t('failed')} {result ? words.sentence(result) : words.noAnswer()}
            {result?.reference && (
              <span className="block font-mono text-xs text-muted">
                {common('reference', { id: result.reference })}
              </span>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

/** `null`: the server itself did not answer. */
type TestOutcome = { ok: true; value: TestedConnection } | Failure | null

/** Tries a connection, and keeps what came of it until the next try. */
function useTestConnection(connection: ConnectionName) {
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [result, setResult] = useState<TestOutcome>()

  async function run() {
    setPending(true)
    setResult(undefined)
    try {
      setResult(await testConnection(connection))
    } catch {
      setResult(null)
    } finally {
      setPending(false)
      void client.invalidateQueries({ queryKey: settingsKeys.health() })
    }
  }
  return { isPending, result, run }
}
