'use client'

import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import { Notice } from '@/components/ui/notice'
import type { LinkForPerson } from '@/lib/people/model/sign-in'

const KIND = { sent: 'done', failed: 'late', off: 'info' } as const

type LinkNoticeProps = { link: LinkForPerson; name: string; email: string }

/** A link that was made for somebody, the one time that it is known, and whether it was sent. */
export function LinkNotice({ link, name, email }: LinkNoticeProps) {
  const t = useTranslations('people.links')
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'copied' | 'copyByHand' | null>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(link.url)
      setCopied('copied')
    } catch {
      // Without https a browser has no clipboard: the address stands there, selected.
      field.current?.select()
      setCopied('copyByHand')
    }
  }
  return (
    <div className="flex max-w-xl flex-col gap-3">
      <Notice kind={KIND[link.mailed]} role="status">
        {t(`mailed.${link.mailed}`, { name, email })}
      </Notice>
      <Field
        label={t(link.kind === 'invite' ? 'inviteOf' : 'resetOf', { name })}
        help={t('works', { hours: link.hours })}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            readOnly
            value={link.url}
            onFocus={(event) => event.target.select()}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <p role="status" className="text-muted">
          {copied && t(copied)}
        </p>
      </div>
    </div>
  )
}
