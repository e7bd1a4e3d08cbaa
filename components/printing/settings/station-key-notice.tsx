'use client'

import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import { Notice } from '@/components/ui/notice'

type StationKeyNoticeProps = { name: string; stationKey: string }

/** The command with a station's key, the one time that it is known. */
export function StationKeyNotice({ name, stationKey }: StationKeyNoticeProps) {
  const t = useTranslations('printing.stations')
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'copied' | 'copyByHand' | null>(null)
  const command = `npm run print-station -- --server ${window.location.origin} --key ${stationKey}`
  async function copy() {
    try {
      await navigator.clipboard.writeText(command)
      setCopied('copied')
    } catch {
      // Without https a browser has no clipboard: the command stands there, selected.
      field.current?.select()
      setCopied('copyByHand')
    }
  }
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <Notice kind="waiting" role="status" title={t('keyTitle', { name })}>
        {t('keyText')}
      </Notice>
      <Field label={t('command')} help={t('commandHelp')}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            readOnly
            value={command}
            onFocus={(event) => event.target.select()}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('copyCommand')}
        </Button>
        <p role="status" className="text-muted">
          {copied && t(copied)}
        </p>
      </div>
    </div>
  )
}
