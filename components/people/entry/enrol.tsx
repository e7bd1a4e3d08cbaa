'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { firstRecoveryCodes } from '@/lib/people/actions'
import type { CodeOffer as Offer } from '@/lib/people/model/sign-in'
import { CodeOffer } from '../codes/code-offer'
import { RecoveryCodes } from '../codes/recovery-codes'
import { CodeForm } from './code-form'

/** Sets an app up in the middle of the sign-in: scan, type its first code, keep the paper codes. */
export function Enrol({ offer, from }: { offer: Offer; from: string }) {
  const t = useTranslations('people.code')
  const words = useProblemText()
  const router = useRouter()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  async function showPaper() {
    try {
      const result = await firstRecoveryCodes({})
      if (result.ok) setCodes(result.value.codes)
      else setFailure(words.sentence(result))
    } catch {
      setFailure(words.noAnswer())
    }
  }
  const goOn = (
    <Button variant="primary" onClick={() => router.replace(from)}>
      {t('kept')}
    </Button>
  )
  if (failure) {
    return (
      <>
        <FormErrors message={failure} />
        {goOn}
      </>
    )
  }
  if (!codes) {
    return (
      <>
        <CodeOffer offer={offer} />
        <CodeForm from={from} help={t('firstHelp')} onIn={() => void showPaper()} />
      </>
    )
  }
  return (
    <>
      <RecoveryCodes codes={codes} />
      {goOn}
    </>
  )
}
