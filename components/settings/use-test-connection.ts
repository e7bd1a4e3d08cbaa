'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { testConnection } from '@/lib/settings/actions'
import { settingsKeys } from '@/lib/settings/keys'
import type { ConnectionName, TestedConnection } from '@/lib/settings/schema'
import type { Failure } from '@/lib/i18n/action-result'

/** `null`: the server itself did not answer. */
export type TestOutcome = { ok: true; value: TestedConnection } | Failure | null

/** Tries a connection, and keeps what came of it until the next try. */
export function useTestConnection(connection: ConnectionName) {
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
