import { usualRefusals } from '#resources/refusalTexts/en.ts'
import { admin } from './admin.ts'
import {
  appealStates,
  caseActs,
  caseDecided,
  caseDone,
  caseLooks,
  caseReasons,
  caseSends,
  cases,
  caseSentences,
  caseStates,
  caseTraces,
  caseWas,
} from './cases.ts'
import { claimProofs, claimReasons, claims, claimStates } from './claims.ts'
import { declared } from './declared.ts'
import { doubles } from './doubles.ts'
import { forms } from './forms.ts'
import { hiding } from './hiding.ts'
import { imports } from './imports.ts'
import { merging } from './merging.ts'
import { manage } from './manage.ts'
import { news } from './news.ts'
import { actKinds, numbers, tasks } from './numbers.ts'
import { pageTeam } from './pageTeam.ts'
import { account, profile, reports } from './profile.ts'
import { photos } from './photos.ts'
import { prices } from './prices.ts'
import { suggestions } from './owning/suggestions.ts'

/** The sentences one works with, in English: forms, management, the person's own screens (docs/decisions/one-language.md). */
export const working = {
  forms,
  doubles,
  hiding,
  manage,
  pageTeam,
  news,
  photos,
  numbers,
  actKinds,
  tasks,
  prices,
  suggestions,
  reports,
  account,
  profile,
  admin,
  cases,
  claims,
  claimProofs,
  claimReasons,
  claimStates,
  imports,
  merging,
  caseActs,
  caseDone,
  caseLooks,
  caseDecided,
  caseReasons,
  caseSends,
  caseSentences,
  caseStates,
  caseTraces,
  caseWas,
  appealStates,
  usualRefusals,
  declared,
}
