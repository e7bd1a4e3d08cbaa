'use client'

import { Plus, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { RepeatedScan } from '@/components/shell/scan/repeated-scan'
import { useScan } from '@/components/shell/scan/scan-provider'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import { addScannedToPrintQueue } from '@/lib/printing/actions'
import type { SentScans } from '@/lib/printing/model/station'
import { type Added, MOST_CODES } from '@/lib/printing/model/print-queue'
import { useSendScans } from '../at-station/use-send-scans'
import { useChosenStation } from '../at-station/use-stations'
import { useStation } from '../station'
import { useAdd } from './use-print-queue'

/**
 * Where codes come in: a scanner types one and ends it with Enter or Tab, a person types, or pastes
 * a list; a scan counts wherever the focus is. The field is free for the next scan at once, whatever becomes of the last.
 */
export function ScanBox() {
  const t = useTranslations('printing.scan')
  const stations = useTranslations('printing.station')
  const { paper, copies } = useStation()
  const { add, problem: notAdded } = useAdd()
  const station = useChosenStation()
  const scans = useSendScans()
  const problem = notAdded ?? scans.problem
  const [repeated] = useState(() => new RepeatedScan())
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<Refused>([])

  async function take(text: string) {
    const codes = readCodes(text).slice(0, MOST_CODES)
    if (codes.length === 0) return
    setTyped('')
    const done = station?.printsOnScan
      ? await scans.send(station, codes)
      : await add(() => addScannedToPrintQueue({ paper, copies, codes }))
    if (done) setRefused((earlier) => [...done.refused, ...earlier])
    // Nobody answered: what was scanned is not lost.
    else setTyped((now) => (now === '' ? codes.join(' ') : now))
  }

  useScan((code) => {
    if (!repeated.isRepeat(code, performance.now())) void take(code)
  })

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
        <Field
          label={t('label')}
          help={
            station?.printsOnScan ? stations('scanHelp', { number: station.number }) : t('help')
          }
          className="min-w-0 grow"
        >
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

type Refused = (Added['refused'][number] | SentScans['refused'][number])[]

/** The codes of what was typed, scanned or pasted from a list; none of ours has spaces in it. */
export function readCodes(text: string): string[] {
  return text.split(/[\s,;，；、]+/).filter((code) => code !== '')
}

type RefusedCodesProps = { refused: Refused; onDismiss: () => void }

/** Codes that stand for nothing that can be printed, each with the reason; the latest first. */
function RefusedCodes({ refused, onDismiss }: RefusedCodesProps) {
  const t = useTranslations('printing.scan')
  if (refused.length === 0) return null
  return (
    <Notice
      kind="late"
      role="alert"
      title={t('refused', { count: refused.length })}
      action={<IconButton label={t('dismiss')} icon={<X aria-hidden />} onClick={onDismiss} />}
    >
      <ul className="mt-1 max-h-40 overflow-y-auto">
        {refused.map(({ code, why }, index) => (
          <li key={`${code} ${index}`} className="wrap-anywhere">
            <span className="font-mono font-medium">{code}</span>: {t(`why.${why}`)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
