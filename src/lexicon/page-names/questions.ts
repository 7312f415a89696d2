/**
 * What pages with questions and their answers are called, on sites in the languages of Western Europe and
 * East Asia: lower case. By hand, from the footers of such sites, 2026.
 */
export const QUESTION_PAGES: readonly string[] = [
  ...['faq', 'faqs', 'f.a.q.', 'help', 'help center', 'help centre', 'support', 'questions', 'q&a'],
  ...['frequently asked questions', 'common questions', 'questions and answers', 'good to know'],
  ...['häufige fragen', 'häufig gestellte fragen', 'fragen & antworten', 'fragen und antworten', 'hilfe'],
  ...['questions fréquentes', 'foire aux questions', 'aide', 'preguntas frecuentes', 'ayuda'],
  ...['domande frequenti', 'perguntas frequentes', 'ajuda', 'veelgestelde vragen', 'vanliga frågor'],
  ...['よくある質問', 'よくあるご質問', '常见问题', '자주 묻는 질문'],
]
