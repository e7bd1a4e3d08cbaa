import { z } from 'zod'
import type { QrCode } from '@/lib/domain/qr-code'
import { email, newPassword } from './person'

export const choosePasswordSchema = z.object({
  token: z.string().min(1).max(200),
  password: newPassword,
})
export type ChoosePasswordForm = z.infer<typeof choosePasswordSchema>

export const forgottenSchema = z.object({ email })
export type ForgottenForm = z.infer<typeof forgottenSchema>

/** A link that was made for somebody, shown once. */
export type LinkForPerson = {
  url: string
  /** How long it works. */
  hours: number
  kind: 'invite' | 'reset'
  /** What became of its e-mail; `off` where no SMTP server is set. */
  mailed: 'sent' | 'failed' | 'off'
}

export const stepPasswordSchema = z.object({ password: newPassword })
export type StepPasswordForm = z.infer<typeof stepPasswordSchema>

export const passwordSchema = z.object({ password: z.string().min(1, 'required').max(200) })
export type PasswordForm = z.infer<typeof passwordSchema>

export const codeSchema = z.object({ code: z.string().trim().min(1, 'required').max(40) })
export type CodeForm = z.infer<typeof codeSchema>

/** What an authenticator app is given: to scan, or to type. */
export type CodeOffer = { qr: QrCode; secret: string }

/** Codes for paper, shown once. */
export type RecoveryCodes = { codes: string[] }

/** How one's own sign-in stands with one-time codes. */
export type OwnCode = {
  isOn: boolean
  /** An administrator asks for them. */
  isRequired: boolean
  hasPassword: boolean
  recoveryCodesLeft: number
}
