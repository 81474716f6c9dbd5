"""What becomes of each word of a sentence where somebody says it otherwise: the labels of which context.py trains the heads."""

import collections
import dataclasses
import difflib
import re

# A word stays, is left out, or loses its s ('wants', 'goes', 'tries'); anything else is what it becomes.
KEPT, LEFT_OUT, WITHOUT_S = "=", "-", "~"
NOTHING = ""
# No label: what nobody has to learn, as it is too rare.
UNKNOWN = -100

# As word-tokens.ts in packages/rehearsal/src/similarity parts a text.
WORD = re.compile(r"[^\W_]+(?:['’.,:-][^\W_]+)*|\S")
WITH_ES = re.compile(r"(?:ss|sh|ch|x|z|o)es$")


def words_of(text):
    return WORD.findall(text)


def plain(word):
    return word.lower().replace("'", "’")


def without_s(word):
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if WITH_ES.search(word):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else None


@dataclasses.dataclass
class Edits:
    """Of each word what it becomes, and what is said before it."""

    becomes: list
    before: list


def edits(words, said):
    """How the words of a sentence become those that are said. Stops at the end are nobody's business."""
    count = len(words)
    while count > 1 and words[count - 1] in ".!":
        count -= 1
    left = [plain(word) for word in words[:count]]
    right = [plain(word) for word in words_of(re.sub(r"[.!]+$", "", said))]
    becomes, before = [KEPT] * len(words), [NOTHING] * (len(words) + 1)
    matcher = difflib.SequenceMatcher(None, left, right, autojunk=False)
    for tag, start, end, first, last in matcher.get_opcodes():
        if tag == "insert":
            before[start] = " ".join(right[first:last])
        elif tag == "delete":
            becomes[start:end] = [LEFT_OUT] * (end - start)
        elif tag == "replace":
            for at in range(start, end):
                other = first + at - start
                if other >= last:
                    becomes[at] = LEFT_OUT
                else:
                    becomes[at] = WITHOUT_S if without_s(left[at]) == right[other] else right[other]
            if last - first > end - start:
                before[end] = " ".join(right[first + end - start : last])
    return Edits(becomes, before[:-1])


# 'I’m' and 'I am' are one.
IN_FULL = (("I'm", "I am"), ("I’m", "I am"), ("I've", "I have"), ("I’ve", "I have"), ("I'll", "I will"), ("I’ll", "I will"))


def in_full(said):
    for short, full in IN_FULL:
        said = said.replace(short, full)
    return said


class Vocabulary:
    """What words become, and what is said before them, as often as it comes."""

    def __init__(self, examples, becoming, before):
        becomes, befores = collections.Counter(), collections.Counter()
        for one in examples:
            becomes.update(word for word in one.becomes if word not in (KEPT, LEFT_OUT, WITHOUT_S))
            befores.update(word for word in one.before if word != NOTHING)
        self.becomes = [KEPT, LEFT_OUT, WITHOUT_S, *(word for word, _ in becomes.most_common(becoming))]
        self.before = [NOTHING, *(word for word, _ in befores.most_common(before))]

    def labels(self, one):
        becomes = {word: at for at, word in enumerate(self.becomes)}
        before = {word: at for at, word in enumerate(self.before)}
        return [
            (becomes.get(word, UNKNOWN), before.get(added, UNKNOWN)) for word, added in zip(one.becomes, one.before)
        ]


# So much of a phrase has to stand in a sentence for its words to be labelled.
MOST_OF_IT = 0.6


def phrase_in(sentences, phrase):
    """Where most of a phrase stands in a row: (sentence, first word, behind the last one); None where it does nowhere."""
    wanted = [plain(word) for word in words_of(phrase)]
    best, share = None, 0
    for at, words in enumerate(sentences):
        run = difflib.SequenceMatcher(None, [plain(word) for word in words], wanted, autojunk=False).find_longest_match()
        if run.size / len(wanted) > share:
            best, share = (at, run.a, run.a + run.size), run.size / len(wanted)
    return best if share >= MOST_OF_IT else None
