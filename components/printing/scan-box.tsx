'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useScan } from '@/components/shell/scan/scan-provider'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { TextInput } from '@/components/ui/text-input'
import { addScannedToPile } from '@/lib/printing/actions'
import { MOST_CODES, type Added } from '@/lib/printing/schema'
import { readCodes } from './read-codes'
import { RefusedCodes } from './refused-codes'
import { useStation } from './station'
import { useAdd } from './use-add'

/**
 * Where codes come in: a scanner types one and ends it with Enter or Tab, a person types, or pastes
 * a list; a scan counts wherever the focus is. The field is free for the next scan at once, whatever becomes of the last.
 */
export function ScanBox() {
  const t = useTranslations('printing.scan')
  const { paper, copies } = useStation()
  const { add, problem } = useAdd()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<Added['refused']>([])

  async function take(text: string) {
    const codes = readCodes(text).slice(0, MOST_CODES)
    if (codes.length === 0) return
    setTyped('')
    const added = await add(() => addScannedToPile({ paper, copies, codes }))
    if (added) setRefused((earlier) => [...added.refused, ...earlier])
    // Nobody answered: what was scanned is not lost.
    else setTyped((now) => (now === '' ? codes.join(' ') : now))
  }

  useScan((code) => void take(code))

  function onKeyDown(event: KeyboardEvent) {
    const isTab = event.key === 'Tab' && !event.shiftKey && typed.trim() !== ''
    if (event.key !== 'Enter' && !isTab) return
    event.preventDefault()
    void take(typed)
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    if (readCodes(text).length < 2) return
    event.preventDefault()
    void take(`${typed} ${text}`)
  }

  return (
    <section data-takes-scans className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <Field label={t('label')} help={t('help')} className="min-w-0 grow">
          {(props) => (
            <TextInput
              {...props}
              className="font-mono"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              autoFocus
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          )}
        </Field>
        <Button icon={<Plus aria-hidden />} className="mt-6.5" onClick={() => void take(typed)}>
          {t('add')}
        </Button>
      </div>
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
      <RefusedCodes refused={refused} onDismiss={() => setRefused([])} />
    </section>
  )
}
