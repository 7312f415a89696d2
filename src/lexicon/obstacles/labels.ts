/** Labels of buttons of consent layers, popups and age gates, in lower case and without punctuation. */

import { BUTTONS } from '../../data/languages/buttons.ts'
import { inAllLanguages } from '../in-all-languages.ts'

/** Refuse what is not necessary. */
export const REFUSE_LABELS = inAllLanguages(BUTTONS, 'refuse')

/** Close, or answer no. */
export const CLOSE_LABELS = inAllLanguages(BUTTONS, 'close')

/** Accept. */
export const ACCEPT_LABELS = inAllLanguages(BUTTONS, 'accept')

/** Old enough, or enter. */
export const YES_LABELS = inAllLanguages(BUTTONS, 'yes')
